import {
  checkPackageName,
  checkProjectName,
  MESSAGES,
  type Capabilities,
  type GenerateRequest,
} from '@backsmith/contract';
import type { StoredOptions } from '../../db/stored.ts';
import { Refusal } from '../../refusal.ts';

/** The Java version of a project whose user chose none: the oldest that is supported everywhere. */
const DEFAULT_JAVA = 17;

/**
 * The options of a request, judged by the rules of the product and by what is built.
 *
 * @throws Refusal MISSING_DATA, VALIDATION_ERROR or UNSUPPORTED_OPTION.
 */
export function readOptions(given: GenerateRequest, offered: Capabilities): StoredOptions {
  const { projectName, packageName } = given;
  if (projectName === undefined) throw new Refusal('MISSING_DATA', MESSAGES.missingData, { field: 'projectName' });
  refuse('projectName', checkProjectName(projectName));
  refuse('packageName', checkPackageName(packageName));
  const { swagger, exceptionHandler, security } = given.features;
  const options: StoredOptions = {
    projectName,
    packageName,
    architecture: given.architectureType,
    features: { swagger, exceptionHandler, security },
    ...(given.options?.database === undefined ? {} : { database: given.options.database }),
    javaVersion: given.options?.javaVersion ?? DEFAULT_JAVA,
    layout: given.options?.layout ?? 'layer',
  };
  checkOffered(options, offered);
  return options;
}

function refuse(field: string, message: string | undefined): void {
  if (message !== undefined) throw new Refusal('VALIDATION_ERROR', message, { field });
}

type Choice = { readonly value: string | number; readonly available: boolean };

function checkOffered(options: StoredOptions, offered: Capabilities): void {
  demand('architectureType', 'The architecture', options.architecture, offered.architectures);
  for (const [name, on] of Object.entries(options.features)) {
    if (on) demand(`features.${name}`, 'The feature', name, offered.features);
  }
  if (options.database !== undefined) demand('options.database', 'The database', options.database, offered.databases);
  demand('options.javaVersion', 'Java', options.javaVersion, offered.javaVersions);
  demand('options.layout', 'The layout', options.layout, offered.layouts);
}

function demand(field: string, what: string, value: string | number, choices: readonly Choice[]): void {
  if (choices.some((choice) => choice.value === value && choice.available)) return;
  const available = choices.filter((choice) => choice.available).map((choice) => choice.value);
  const message = `${what} ${value} is not available yet. Choose one of: ${available.join(', ')}.`;
  throw new Refusal('UNSUPPORTED_OPTION', message, { field });
}
