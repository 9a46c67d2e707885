import type { FileScore } from './score-file.ts';

/** What is recorded of a dialect, and may not get worse. */
export type DialectFigures = {
  readonly files: number;
  readonly tablesExact: number;
  readonly foreignKeysExact: number;
  readonly tables: number;
  readonly primaryKeys: number;
  readonly columns: number;
  readonly notNulls: number;
  readonly wrongRules: number;
  readonly silent: number;
  /** Files a project came out of. */
  readonly generated: number;
};

export type FileResult = { readonly score: FileScore; readonly generated: boolean };

function sum(results: readonly FileResult[], count: (result: FileResult) => number | boolean): number {
  return results.reduce((total, result) => total + Number(count(result)), 0);
}

/** The sums over the files of one dialect. */
export function figuresOf(results: readonly FileResult[]): DialectFigures {
  return {
    files: results.length,
    tablesExact: sum(results, ({ score }) => score.tablesExact),
    foreignKeysExact: sum(results, ({ score }) => score.foreignKeysExact),
    tables: sum(results, ({ score }) => score.tables),
    primaryKeys: sum(results, ({ score }) => score.primaryKeys),
    columns: sum(results, ({ score }) => score.columns),
    notNulls: sum(results, ({ score }) => score.notNulls),
    wrongRules: sum(results, ({ score }) => score.wrongRules),
    silent: sum(results, ({ score }) => score.silent),
    generated: sum(results, ({ generated }) => generated),
  };
}

/** What each figure is a share of, and whether more of it is worse. */
const SHARES = {
  tablesExact: { of: 'files', isFault: false },
  foreignKeysExact: { of: 'files', isFault: false },
  generated: { of: 'files', isFault: false },
  primaryKeys: { of: 'tables', isFault: false },
  columns: { of: 'tables', isFault: false },
  notNulls: { of: 'tables', isFault: false },
  wrongRules: { of: 'files', isFault: true },
  silent: { of: 'files', isFault: true },
} as const satisfies Partial<Record<keyof DialectFigures, { of: 'files' | 'tables'; isFault: boolean }>>;

/** The figures that got worse, in words. They are compared by share, so a corpus may grow. */
export function regressions(recorded: DialectFigures, now: DialectFigures): readonly string[] {
  const names = Object.keys(SHARES) as (keyof typeof SHARES)[];
  return names.flatMap((name) => {
    const { of, isFault } = SHARES[name];
    const [before, after] = [recorded[name] / recorded[of], now[name] / now[of]];
    const isWorse = isFault ? after > before : after < before;
    return isWorse ? [`${name}: ${now[name]} of ${now[of]} ${of}, recorded ${recorded[name]} of ${recorded[of]}`] : [];
  });
}
