import { isJoin, type ProducedTable } from './produced.ts';

/** What a person sees at once, whatever the idea was. */
export type Quality = {
  /** Tables, joins aside, with fewer than two columns of their own. */
  readonly thin: readonly string[];
  readonly judged: number;
  /** Columns whose name says what kind of type they need, and those that have another one. */
  readonly typed: number;
  readonly mistyped: readonly string[];
};

/** Names that leave little choice of type. */
const EXPECTED_TYPES: readonly (readonly [name: RegExp, type: RegExp])[] = [
  [/(?:_date|^date|birthdate|deadline)$/u, /date|time/iu],
  [/(?:_at|_time|^time|timestamp)$/u, /date|time/iu],
  [
    /(?:price|cost|amount|balance|total|fee|salary|budget|premium|deposit|_rate|weight|percentage|area|distance|latitude|longitude|temperature|height|width)$/u,
    /dec|num|money|float|double|real|int/iu,
  ],
  [
    /(?:^|_)(?:count|quantity|capacity|duration|age|year|seats|bedrooms|minutes|level|position|score|rating|points|sets|reps)$/u,
    /int|num|dec|float|double|real|serial|year/iu,
  ],
  [
    /^(?:is|has)_|_flag$|^(?:enabled|active|locked|pinned|verified|confirmed|success)$/u,
    /bool|bit|tinyint|number\(1/iu,
  ],
  [/(?:description|notes?|bio|body|content|summary)$/u, /text|clob|char/iu],
  [/email$/u, /char|text/iu],
];

const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/gu, '$1_$2').toLowerCase();

export function qualityOf(tables: readonly ProducedTable[]): Quality {
  const judged = tables.filter((table) => !isJoin(table));
  const typed = tables.flatMap((table) =>
    table.columns
      .filter((column) => column.values.length === 0 && !isReference(table, column.name))
      .flatMap((column) => {
        const expected = EXPECTED_TYPES.find(([name]) => name.test(snake(column.name)))?.[1];
        if (expected === undefined) return [];
        return [{ label: `${table.name}.${column.name} ${column.type}`, right: expected.test(column.type) }];
      }),
  );
  return {
    thin: judged.filter((table) => ownColumns(table) < 2).map(({ name }) => name),
    judged: judged.length,
    typed: typed.length,
    mistyped: typed.filter(({ right }) => !right).map(({ label }) => label),
  };
}

function isReference(table: ProducedTable, column: string): boolean {
  return table.foreignKeys.some(({ columns }) => columns.includes(column));
}

function ownColumns(table: ProducedTable): number {
  return table.columns.filter(
    ({ name, key }) => !key && !isReference(table, name) && !/^(?:created|updated|deleted)_?(?:at|by)$/iu.test(name),
  ).length;
}
