import { MESSAGES, type FurtherOptions, type GenerateRequest } from '@backsmith/contract';
import { checkOptions, type OptionProblem } from '@backsmith/engine';
import {
  checkPackageName,
  checkProjectName,
  chooseValues,
  featuresWhere,
  type OptionName,
  type ValueOf,
} from '@backsmith/options';
import type { StoredOptions } from '../../db/stored.ts';
import { Refusal } from '../../refusal.ts';

/** The part of a request that says what is to be built. */
type GivenOptions = Pick<
  GenerateRequest,
  'projectName' | 'packageName' | 'architectureType' | 'features' | 'options' | 'choices'
>;

/**
 * The options of a request, judged by the rules of the product and by what is built.
 *
 * @throws Refusal MISSING_DATA, VALIDATION_ERROR or UNSUPPORTED_OPTION.
 */
export function readOptions(given: GivenOptions): StoredOptions {
  const { projectName, packageName } = given;
  if (projectName === undefined) throw new Refusal('MISSING_DATA', MESSAGES.missingData, { field: 'projectName' });
  refuse('projectName', checkProjectName(projectName));
  refuse('packageName', checkPackageName(packageName));
  const { services, servicesCount, ...further }: FurtherOptions = given.options ?? {};
  const chosen: { readonly [Name in OptionName]?: ValueOf<Name> | undefined } = {
    architecture: given.architectureType,
    ...further,
  };
  const options: StoredOptions = {
    projectName,
    packageName,
    features: featuresWhere((name) => given.features[name]),
    ...chooseValues((name) => chosen[name]),
    ...(given.choices === undefined ? {} : { choices: given.choices }),
    ...(services === undefined ? {} : { services }),
    ...(servicesCount === undefined ? {} : { servicesCount }),
  };
  const [problem] = checkOptions(options);
  if (problem) {
    const said = problem.hint === undefined ? problem.message : `${problem.message} ${problem.hint}`;
    throw new Refusal('UNSUPPORTED_OPTION', said, { field: fieldOf(problem) });
  }
  return options;
}

function refuse(field: string, message: string | undefined): void {
  if (message !== undefined) throw new Refusal('VALIDATION_ERROR', message, { field });
}

/** Where the request carries what an option holds. */
function fieldOf({ option }: OptionProblem): string {
  if (option === 'architecture') return 'architectureType';
  return option.startsWith('features.') ? option : `options.${option}`;
}
