import { DIALECTS, type Dialect } from '@backsmith/engine';
import {
  FEATURE_NAMES,
  RECORD_RULE_NAMES,
  MOST_SERVICES,
  chooseValues,
  featuresWhere,
  isServicesCount,
  optionOf,
  readValue,
  valuesOf,
  type ChosenOptions,
  type Features,
  type OptionName,
  type RecordRule,
  type ValueOf,
} from '@backsmith/options';
import { toExcerpt } from '@backsmith/text';
import type { RawOptions } from '../command.ts';
import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { choose } from './choose.ts';
import { suggestNameOf, suggestPackageName } from './suggest-name.ts';

/** As much of a wrong value as a message shows. */
const LONGEST_SHOWN = 40;

/** The text of an option that takes a value, or nothing when it was not given. */
export function text(options: RawOptions, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** The dialect a source is to be read by, or nothing when the evidence in it decides. */
export function readDialect(raw: RawOptions): Dialect | undefined {
  const named = text(raw, 'dialect');
  return named === undefined ? undefined : choose('dialect', named, DIALECTS);
}

function readFeatures(list: string): Features {
  const chosen = new Set(chooseSome('features', list, FEATURE_NAMES));
  return featuresWhere((name) => chosen.has(name));
}

/** The rules on whose records callers see; nothing when none were said, so that those of a file of choices stand. */
export function readRules(raw: RawOptions): readonly RecordRule[] | undefined {
  const list = text(raw, 'rules');
  return list === undefined ? undefined : chooseSome('rules', list, RECORD_RULE_NAMES);
}

/**
 * How many services are asked for; nothing where nobody says so.
 *
 * @throws Failure for what is no number from 1 to the most there can be
 */
export function readServicesCount(raw: RawOptions): { readonly servicesCount?: number } {
  const said = text(raw, 'services-count');
  if (said === undefined) return {};
  const servicesCount = /^\d{1,4}$/u.test(said) ? Number(said) : Number.NaN;
  if (isServicesCount(servicesCount)) return { servicesCount };
  throw new Failure(
    EXIT.usage,
    `There cannot be "${toExcerpt(said, LONGEST_SHOWN)}" services.`,
    `Say --services-count with a number from 1 to ${MOST_SERVICES}.`,
  );
}

/** A plan says how many services there are, so a number beside it would not be heard. @throws Failure where both are given */
export function refuseTwofold(raw: RawOptions): void {
  if (text(raw, 'services') === undefined || text(raw, 'services-count') === undefined) return;
  throw new Failure(EXIT.usage, 'A number of services is given beside a plan.', 'Leave out one of them.');
}

/** Names with commas between them, each of them known. */
function chooseSome<T extends string>(option: string, list: string, known: readonly T[]): readonly T[] {
  const wanted = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return wanted.map((name) => choose(option, name, known));
}

function readChoice<Name extends OptionName>(raw: RawOptions, name: Name): ValueOf<Name> | undefined {
  const { flag } = optionOf(name);
  const given = text(raw, flag);
  return given === undefined ? undefined : readValue(name, choose(flag, given, valuesOf(name).map(String)));
}

/**
 * The options of a generation from the command line. Names that were not said follow from the input's.
 *
 * @throws Failure for a value that does not exist; values that exist but are not built yet are the engine's to refuse
 */
export function readOptions(raw: RawOptions, label: string): ChosenOptions {
  const projectName = text(raw, 'name') ?? suggestNameOf(label);
  return {
    projectName,
    packageName: text(raw, 'package') ?? suggestPackageName(projectName),
    features: readFeatures(text(raw, 'features') ?? ''),
    ...chooseValues((name) => readChoice(raw, name)),
  };
}
