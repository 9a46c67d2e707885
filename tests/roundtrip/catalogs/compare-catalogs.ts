import { ASPECTS, type Catalog, type CatalogTable } from './catalog.ts';

export type Comparison = {
  /** The tables of either side, and how many are the same on both. */
  readonly tables: number;
  readonly identical: number;
  /** What differs, for people. */
  readonly differences: readonly string[];
};

/** Compares what two databases say about themselves: `original` was loaded from the source, `written` from our DDL. */
export function compareCatalogs(original: Catalog, written: Catalog): Comparison {
  const names = [...new Set([...original.tables.keys(), ...written.tables.keys()])].toSorted();
  const differences = compareTypes(original, written);
  let identical = 0;
  for (const name of names) {
    const found = compareTables(original.tables.get(name), written.tables.get(name));
    if (found.length === 0) identical += 1;
    differences.push(...found.map((difference) => `${name}: ${difference}`));
  }
  return { tables: names.length, identical, differences };
}

function compareTables(original: CatalogTable | undefined, written: CatalogTable | undefined): readonly string[] {
  if (original === undefined) return ['only in what we wrote'];
  if (written === undefined) return ['missing in what we wrote'];
  return ASPECTS.flatMap((aspect) =>
    compareFacts(original[aspect], written[aspect]).map((difference) => `${aspect} ${difference}`),
  );
}

function compareFacts(original: readonly string[], written: readonly string[]): readonly string[] {
  return [
    ...original.filter((fact) => !written.includes(fact)).map((fact) => `- ${fact}`),
    ...written.filter((fact) => !original.includes(fact)).map((fact) => `+ ${fact}`),
  ];
}

function compareTypes(original: Catalog, written: Catalog): string[] {
  const names = [...new Set([...original.types.keys(), ...written.types.keys()])].toSorted();
  return names.flatMap((name) => {
    const [before, after] = [original.types.get(name), written.types.get(name)];
    return before === after ? [] : [`type ${name}: - ${before ?? 'missing'} + ${after ?? 'missing'}`];
  });
}
