import type { Options } from '@backsmith/blueprint';
import type { Diagnostic } from '@backsmith/text';
import { packageNameProblem, projectNameProblem } from './names.ts';
import { supportedOptions } from './supported.ts';

/** A refused option. It stands in no source text, so line and column are 0. */
export type OptionProblem = Diagnostic & { readonly option: string };

function problem(option: string, code: string, message: string, hint?: string): OptionProblem {
  return { severity: 'error', code, option, message, ...(hint === undefined ? {} : { hint }), line: 0, column: 0 };
}

function refuseUnbuilt(
  option: string,
  label: string,
  chosen: string,
  built: readonly (string | number)[],
): OptionProblem[] {
  if (built.map(String).includes(chosen)) return [];
  return [
    problem(option, 'not-available', `${label} ${chosen} is not available yet.`, `Choose one of: ${built.join(', ')}.`),
  ];
}

function nameProblems(options: Options): OptionProblem[] {
  const projectName = projectNameProblem(options.projectName);
  const packageName = packageNameProblem(options.packageName);
  return [
    ...(projectName === undefined ? [] : [problem('projectName', 'invalid-project-name', projectName)]),
    ...(packageName === undefined ? [] : [problem('packageName', 'invalid-package-name', packageName)]),
  ];
}

/**
 * Everything about the options that keeps a generation from starting: names by the rules of the product, and choices
 * that are not built yet. Empty when the options are fine. Never throws, whatever the values are at run time.
 */
export function checkOptions(options: Options): readonly OptionProblem[] {
  const built = supportedOptions();
  const wanted = Object.entries(options.features).filter(([, on]) => on);
  return [
    ...nameProblems(options),
    ...refuseUnbuilt('architecture', 'Architecture', options.architecture, built.architectures),
    ...wanted.flatMap(([feature]) => refuseUnbuilt(`features.${feature}`, 'Feature', feature, built.features)),
    ...refuseUnbuilt('database', 'Database', options.database, built.databases),
    ...refuseUnbuilt('javaVersion', 'Java version', String(options.javaVersion), built.javaVersions),
    ...refuseUnbuilt('layout', 'Layout', options.layout, built.layouts),
  ];
}
