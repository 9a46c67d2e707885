/**
 * A part of a changelog, whichever form it is written in: a change set, a change, a column. What XML says in attributes, YAML
 * and JSON say as entries, so both are `attributes` here.
 */
export type ChangeNode = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly ChangeNode[];
  /** Text between the tags, or the value where a part is one: `sql: DELETE FROM t`. */
  readonly text: string;
  /** Lines of the file, from 1: of the part, and of the first word of its text. */
  readonly line: number;
  readonly textLine: number;
};

/** An attribute that is set and not empty. */
export function attribute({ attributes }: ChangeNode, name: string): string | undefined {
  const value = attributes.get(name);
  return value === undefined || value === '' ? undefined : value;
}

/** Whether an attribute says `true`. */
export function says(node: ChangeNode, name: string): boolean {
  return attribute(node, name)?.toLowerCase() === 'true';
}

/** The parts of one name, such as the columns of a table. */
export function partsNamed({ children }: ChangeNode, name: string): readonly ChangeNode[] {
  return children.filter((child) => child.name === name);
}

/** `a, b` of an attribute such as `columnNames`. */
export function listOf(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
