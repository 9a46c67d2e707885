import { fitsDatabase, suggestDevDatabase } from '@backsmith/options';
import { supportedOptions, type Options } from '@backsmith/engine';

/** What a user chooses besides the schema and the names. */
export type Combination = Pick<Options, 'features' | 'database' | 'devDatabase' | 'javaVersion' | 'layout'>;

/** Every combination of what is offered on tables; development databases beside the usual ones meet the simplest options only. */
export function everyCombination(): readonly Combination[] {
  return [...everyUsual(), ...everyGuarded(), ...everyUnusual()];
}

/** The databases whose bytes the digest of the relational store watches. */
function tables(): readonly Options['database'][] {
  return supportedOptions().databases.filter((database) => database !== 'mongodb');
}

/** What is offered on documents: nothing that guards, and one server to develop on. */
export function everyDocumentCombination(): readonly Combination[] {
  const { javaVersions, layouts } = supportedOptions();
  return [true, false].flatMap((on) =>
    javaVersions.flatMap((javaVersion) =>
      layouts.map((layout) => ({
        features: { swagger: on, exceptionHandler: on, security: false },
        database: 'mongodb' as const,
        devDatabase: suggestDevDatabase('mongodb'),
        javaVersion,
        layout,
      })),
    ),
  );
}

/** What guards a backend, with everything else and with nothing else. */
function everyGuarded(): readonly Combination[] {
  const { layouts, javaVersions } = supportedOptions();
  return tables().flatMap((database) =>
    layouts.flatMap((layout) =>
      [true, false].map((on) => ({
        features: { swagger: on, exceptionHandler: on, security: true },
        database,
        devDatabase: suggestDevDatabase(database),
        javaVersion: javaVersions[0] ?? 17,
        layout,
      })),
    ),
  );
}

function everyUsual(): readonly Combination[] {
  const { javaVersions, layouts } = supportedOptions();
  const flags = [true, false];
  return flags.flatMap((swagger) =>
    flags.flatMap((exceptionHandler) =>
      tables().flatMap((database) =>
        javaVersions.flatMap((javaVersion) =>
          layouts.map((layout) => ({
            features: { swagger, exceptionHandler, security: false },
            database,
            devDatabase: suggestDevDatabase(database),
            javaVersion,
            layout,
          })),
        ),
      ),
    ),
  );
}

function everyUnusual(): readonly Combination[] {
  const { devDatabases } = supportedOptions();
  const features = { swagger: false, exceptionHandler: false, security: false };
  return tables().flatMap((database) =>
    devDatabases
      .filter((one) => fitsDatabase(one, database) && one !== suggestDevDatabase(database))
      .map((devDatabase) => ({ features, database, devDatabase, javaVersion: 17, layout: 'layer' }) as const),
  );
}

function choiceOf({ features, database, devDatabase, javaVersion, layout }: Combination): readonly string[] {
  const { swagger, exceptionHandler, security } = features;
  return [`${swagger}`, `${exceptionHandler}`, `guarded ${security}`, database, devDatabase, `${javaVersion}`, layout];
}

function pairsOf(combination: Combination): readonly string[] {
  const choice = choiceOf(combination);
  return choice.flatMap((one, a) => choice.slice(a + 1).map((other, b) => `${a}=${one} ${a + 1 + b}=${other}`));
}

/** As few combinations as a greedy choice needs so that every two choices meet in one of them. */
export function pairwise(all: readonly Combination[]): readonly Combination[] {
  const open = new Set(all.flatMap(pairsOf));
  const chosen: Combination[] = [];
  const gain = (one: Combination): number => pairsOf(one).filter((pair) => open.has(pair)).length;
  while (open.size > 0) {
    const best = all.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    pairsOf(best).forEach((pair) => open.delete(pair));
    chosen.push(best);
  }
  return chosen;
}

/** A combination in words, for titles. */
export function titleOf(combination: Combination): string {
  const { features, database, devDatabase, javaVersion, layout } = combination;
  const named = [
    features.swagger ? 'swagger' : '',
    features.exceptionHandler ? 'exceptionHandler' : '',
    features.security ? 'security' : '',
  ];
  return `${database} on ${devDatabase}, Java ${javaVersion}, by ${layout}, ${named.filter((one) => one !== '').join(' and ') || 'no feature'}`;
}
