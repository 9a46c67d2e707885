import type { Definition } from '../../model/schema.ts';

/** What a type is called, and where it is if that changes. */
type TypePlace = Pick<Definition, 'name' | 'schema'>;

/** Types and routines by the statements that made them, in order; a later one with the same head takes an earlier one's place. */
export class DefinitionList {
  readonly #all = new Map<string, Definition>();

  add(definition: Definition): void {
    const key = `${definition.kind} ${definition.schema ?? ''} ${headOf(definition.text)}`;
    this.#all.delete(key);
    this.#all.set(key, definition);
  }

  remove(kind: Definition['kind'], name: string): void {
    for (const [key, definition] of this.#all) {
      if (definition.kind === kind && definition.name === name) this.#all.delete(key);
    }
  }

  /** Gives a type another name, as `renamed` says it in the statements that make it and those of types with attributes of it. */
  renameType(from: string, to: TypePlace, renamed: (text: string) => string): void {
    const all = [...this.#all.values()];
    this.#all.clear();
    for (const definition of all) {
      if (definition.kind !== 'type') this.add(definition);
      else {
        const place = definition.name === from ? to : {};
        this.add({ ...definition, ...place, text: renamed(definition.text) });
      }
    }
  }

  /** Takes attributes away from a type, by their places. */
  dropAttributes(name: string, gone: ReadonlySet<number>): void {
    for (const [key, definition] of this.#all) {
      if (definition.kind !== 'type' || definition.name !== name) continue;
      this.#all.set(key, { ...definition, text: withoutAttributes(definition.text, gone) });
    }
  }

  all(): readonly Definition[] {
    return [...this.#all.values()];
  }
}

/** The name and, of a routine, its arguments: routines of one name may differ by these. */
function headOf(text: string): string {
  const head = text.replace(/^create\s+(?:or\s+replace\s+)?/i, '').replaceAll(/\s+/g, ' ');
  const end = head.search(/\s(?:returns|as|language)\s/i);
  return (end < 0 ? head : head.slice(0, end)).toLowerCase();
}

function withoutAttributes(text: string, gone: ReadonlySet<number>): string {
  const open = text.indexOf('(') + 1;
  const attributes: string[] = [];
  let [at, from, depth] = [open, open, 0];
  for (; at < text.length && depth >= 0; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') at = Math.max(at, text.indexOf('"', at + 1));
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth > 0 || (sign !== ',' && depth === 0)) continue;
    attributes.push(text.slice(from, at).trim());
    from = at + 1;
  }
  const kept = attributes.filter((_, place) => !gone.has(place));
  return text.slice(0, open) + kept.join(', ') + text.slice(at - 1);
}
