import { accountTables } from '@backsmith/blueprint';
import {
  checkPackageName,
  checkProjectName,
  findUnbuilt,
  isServicesCount,
  labelOf,
  MOST_SERVICES,
  obstacleOfDatabase,
  obstacleToAccounts,
  obstacleToEnds,
  type ChosenOptions,
  type RecordRule,
} from '@backsmith/options';
import type { Schema } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';

/** A refused option. It stands in no source text, so line and column are 0. */
export type OptionProblem = Diagnostic & { readonly option: string };

function problem(option: string, code: string, message: string, hint?: string): OptionProblem {
  return { severity: 'error', code, option, message, ...(hint === undefined ? {} : { hint }), line: 0, column: 0 };
}

function nameProblems(options: ChosenOptions): OptionProblem[] {
  const projectName = checkProjectName(options.projectName);
  const packageName = checkPackageName(options.packageName);
  return [
    ...(projectName === undefined ? [] : [problem('projectName', 'invalid-project-name', projectName)]),
    ...(packageName === undefined ? [] : [problem('packageName', 'invalid-package-name', packageName)]),
  ];
}

/** A plan says how tables are shared out, and one application shares out nothing. */
function planProblems({ architecture, services }: ChosenOptions): OptionProblem[] {
  if (services === undefined || architecture !== 'monolithic') return [];
  const hint = 'Leave out the plan, or choose the architecture microservice.';
  return [
    problem('services', 'plan-without-services', 'A plan of services is given, and one application is wanted.', hint),
  ];
}

/** A service may keep its tables as documents; two kinds of relational databases in one system have been tried by nobody. */
function planDatabaseProblems({ database, services }: ChosenOptions): OptionProblem[] {
  return (services?.services ?? []).flatMap(({ name, database: own }) => {
    if (own === undefined || own === 'mongodb' || own === database || database === undefined) return [];
    const [label, others] = [labelOf('database', own), labelOf('database', database)];
    const message = `The plan wants ${label} for the service ${name}, and the system is for ${others}.`;
    const hint = `A service has ${others} as well, or MongoDB.`;
    return [problem('services', 'database-of-service', message, hint)];
  });
}

/** What is built on tables, and a service keeps its records as documents. */
function documentProblems({ database, services, events, rows }: ChosenOptions): OptionProblem[] {
  const [first] = services?.services.filter((one) => one.database === 'mongodb' && database !== 'mongodb') ?? [];
  if (first === undefined) return [];
  const hint = 'Leave it out, or give the service the database of the others.';
  const refused = [
    { option: 'events', message: events && obstacleOfDatabase('events', events, 'mongodb') },
    { option: 'rows', message: rows && obstacleOfDatabase('rows', rows, 'mongodb') },
  ];
  return refused.flatMap(({ option, message }) =>
    message === undefined ? [] : [problem(option, 'not-available', `${message} It is that of ${first.name}.`, hint)],
  );
}

/** A number of services is for several services; beside a plan, the plan says how many there are. */
function countProblems({ architecture, servicesCount }: ChosenOptions): OptionProblem[] {
  if (servicesCount === undefined) return [];
  const refuse = (code: string, message: string, hint: string) => [problem('servicesCount', code, message, hint)];
  if (!isServicesCount(servicesCount)) {
    const hint = `Ask for 1 to ${MOST_SERVICES}; a plan of services may have more.`;
    return refuse('invalid-services-count', `There cannot be ${servicesCount} services.`, hint);
  }
  if (architecture !== 'monolithic') return [];
  const hint = 'Leave out the number, or choose the architecture microservice.';
  return refuse('count-without-services', 'A number of services is given, and one application is wanted.', hint);
}

/** Rules on whose a record is ask who calls, and nobody knows that without security. */
function ruleProblems({ features, choices }: ChosenOptions): OptionProblem[] {
  const roles = Object.values(choices?.tables ?? {}).flatMap(({ columns = {} }) => Object.values(columns));
  const wanted: readonly RecordRule[] = [...(choices?.rules ?? []), ...roles.filter((role) => role === 'owner')];
  const [rule] = wanted;
  if (rule === undefined) return [];
  if (features.security) return [];
  const hint = 'Add security to the features, or leave the rule out.';
  return [problem('choices', 'rule-without-security', `The ${rule} rule is chosen, and security is not.`, hint)];
}

/** Groups say who calls what, and nobody knows that without security. */
function groupProblems({ features, choices }: ChosenOptions): OptionProblem[] {
  const [name] = Object.entries(choices?.tables ?? {}).find(([, { group }]) => group !== undefined) ?? [];
  if (name === undefined || features.security) return [];
  const hint = 'Add security to the features, or leave the group out.';
  return [
    problem(
      'choices',
      'group-without-security',
      'The choices name the group of a table, and security is not chosen.',
      hint,
    ),
  ];
}

/** What is to end by itself stays where the database, or that of a service, removes nothing. */
function endProblems({ database, choices }: ChosenOptions): OptionProblem[] {
  const isChosen = Object.values(choices?.tables ?? {}).some(({ ends }) => ends !== undefined);
  const message = isChosen ? obstacleToEnds(database) : undefined;
  const hint = 'Leave "ends" out, or choose MongoDB.';
  return message === undefined ? [] : [problem('choices', 'ends-of-database', message, hint)];
}

/** Nobody signs in without security, and several services know accounts of their own alone. */
function accountProblems({ architecture, database, features, choices }: ChosenOptions): OptionProblem[] {
  if (choices?.accounts === undefined) return [];
  const hint = 'Leave the table of the accounts out: they have tables of their own then.';
  const text = 'A table of accounts is chosen, and';
  if (!features.security) return [problem('choices', 'accounts-without-security', `${text} security is not.`, hint)];
  const message = obstacleToAccounts(database);
  if (message !== undefined) return [problem('choices', 'accounts-of-database', message, hint)];
  if (architecture === 'monolithic') return [];
  return [problem('choices', 'accounts-of-services', `${text} services keep accounts in tables of their own.`, hint)];
}

/** The tables of a schema that could be chosen as that of the accounts, with what else is chosen. */
export function accountTablesOf(schema: Schema, options: ChosenOptions): readonly string[] {
  const [first = '', ...others] = accountTables(schema);
  // What else is chosen stands in the way of any table, or of none.
  const fits = first !== '' && accountProblems({ ...options, choices: { accounts: first } }).length === 0;
  return fits ? [first, ...others] : [];
}

/**
 * Everything about the options that keeps a generation from starting: names by the rules of the product, and choices
 * that are not built yet. Empty when the options are fine. Never throws, whatever the values are at run time.
 */
export function checkOptions(options: ChosenOptions): readonly OptionProblem[] {
  const unbuilt = findUnbuilt(options).map(({ option, message, hint }) =>
    problem(option, 'not-available', message, hint),
  );
  return [
    ...nameProblems(options),
    ...unbuilt,
    ...planProblems(options),
    ...planDatabaseProblems(options),
    ...documentProblems(options),
    ...countProblems(options),
    ...ruleProblems(options),
    ...groupProblems(options),
    ...endProblems(options),
    ...accountProblems(options),
  ];
}
