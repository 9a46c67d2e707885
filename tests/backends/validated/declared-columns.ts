import { reportedAs, type Reported, type Vendor } from './reported-types.ts';

/** The columns of each table by their names in the catalogue; `null` for one whose type an expression gives. */
export type DeclaredTables = Readonly<Record<string, Readonly<Record<string, Reported | null>>>>;

const NAME = { oracle: String.raw`"(?:[^"]|"")+"|[\w$#]+`, sqlserver: String.raw`\[(?:[^\]]|\]\])+\]|[\w$#@]+` };
const RULE = /^ {2}(?:PRIMARY KEY|UNIQUE|CHECK|FOREIGN KEY|CONSTRAINT|PERIOD FOR|SUPPLEMENTAL|INDEX)\b/;
const TYPE =
  /^(?:INTERVAL (?:YEAR|DAY)(?:\(\d+\))? TO (?:MONTH|SECOND)(?:\(\d+\))?|TIMESTAMP(?:\(\d+\))? WITH (?:LOCAL )?TIME ZONE|DOUBLE PRECISION|LONG RAW|\[?\w+\]?(?: ?\([^)]*\))?)/i;

function unquoted(vendor: Vendor, name: string): string {
  if (name.startsWith('"')) return name.slice(1, -1).replaceAll('""', '"');
  if (name.startsWith('[')) return name.slice(1, -1).replaceAll(']]', ']');
  return vendor === 'oracle' ? name.toUpperCase() : name;
}

/**
 * What a vendor's driver would tell of the tables of a first migration. Reads its lines rather than its grammar: each
 * column has one of its own, and the reader of the product, whose work is judged here, has no part in it.
 */
export function declaredTables(vendor: Vendor, migration: string): DeclaredTables {
  const tables: Record<string, Record<string, Reported | null>> = {};
  const table = new RegExp(
    String.raw`^CREATE (?:GLOBAL TEMPORARY )?TABLE (?:(?:${NAME[vendor]})\.)?(${NAME[vendor]}) \($`,
  );
  const column = new RegExp(String.raw`^ {2}(${NAME[vendor]}) (.+?),?$`);
  let current: Record<string, Reported | null> | undefined;
  for (const line of migration.split('\n')) {
    const name = table.exec(line)?.[1];
    if (name !== undefined) tables[unquoted(vendor, name)] = current = {};
    else if (line.startsWith(')')) current = undefined;
    const [, columnName, rest] = RULE.test(line) ? [] : (column.exec(line) ?? []);
    if (current === undefined || columnName === undefined || rest === undefined) continue;
    const type = rest.startsWith('AS (') ? undefined : TYPE.exec(rest)?.[0];
    current[unquoted(vendor, columnName)] =
      type === undefined ? null : reportedAs(vendor, type.replaceAll(/[[\]]/g, ''));
  }
  return tables;
}
