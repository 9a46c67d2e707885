import { supportedOptions, type Options } from '@backsmith/engine';

/** What a user chooses besides the schema and the names. */
export type Combination = Pick<Options, 'features' | 'database' | 'javaVersion' | 'layout'>;

/** Every combination of what is offered. */
export function everyCombination(): readonly Combination[] {
  const { databases, javaVersions, layouts } = supportedOptions();
  const flags = [true, false];
  return flags.flatMap((swagger) =>
    flags.flatMap((exceptionHandler) =>
      databases.flatMap((database) =>
        javaVersions.flatMap((javaVersion) =>
          layouts.map((layout) => ({
            features: { swagger, exceptionHandler, security: false },
            database,
            javaVersion,
            layout,
          })),
        ),
      ),
    ),
  );
}

function choiceOf({ features, database, javaVersion, layout }: Combination): readonly string[] {
  return [`${features.swagger}`, `${features.exceptionHandler}`, database, `${javaVersion}`, layout];
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
  const { features, database, javaVersion, layout } = combination;
  const named = [features.swagger ? 'swagger' : '', features.exceptionHandler ? 'exceptionHandler' : ''];
  return `${database}, Java ${javaVersion}, by ${layout}, ${named.filter((one) => one !== '').join(' and ') || 'no feature'}`;
}
