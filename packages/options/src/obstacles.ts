import { fitsDatabase } from './dev-database.ts';
import { isBuiltFor } from './fits-architecture.ts';
import {
  labelOf,
  optionOf,
  type Architecture,
  type Database,
  type OptionName,
  type ValueOf,
  valuesOf,
} from './options.ts';

/** What else is chosen, and may stand against a value. A database that is open stands against none. */
export type Beside = { readonly architecture: Architecture; readonly database?: Database | undefined };

/**
 * Why a value of an option cannot be had with what else is chosen, in a sentence; nothing where it can, or cannot be had at all. Site,
 * server and command line say it in these words.
 */
export function obstacleTo<Name extends OptionName>(
  name: Name,
  value: ValueOf<Name>,
  { architecture, database }: Beside,
): string | undefined {
  return obstacleOfDatabase(name, value, database) ?? obstacleOfArchitecture(name, value, architecture);
}

/** The same where the database alone is looked at. */
export function obstacleOfDatabase<Name extends OptionName>(
  name: Name,
  value: ValueOf<Name>,
  database: Database | undefined,
): string | undefined {
  if (database === undefined) return undefined;
  const label = labelOf('database', database);
  const said = labelOf(name, value);
  const development = name === 'devDatabase' ? valuesOf('devDatabase').find((one) => one === value) : undefined;
  if (development !== undefined && !fitsDatabase(development, database))
    return `The development database ${value} cannot stand for ${label}.`;
  // What is built on tables, and not on documents yet.
  if (name === 'events' && database === 'mongodb')
    return `${optionOf(name).label}: ${said} is not available for the database ${label} yet.`;
  return undefined;
}

/** The same where the architecture alone is looked at. */
export function obstacleOfArchitecture<Name extends OptionName>(
  name: Name,
  value: ValueOf<Name>,
  architecture: Architecture,
): string | undefined {
  if (name === 'architecture' || isBuiltFor(architecture, name, value)) return undefined;
  return `${optionOf(name).label} ${labelOf(name, value)} is not available for the architecture ${labelOf('architecture', architecture)} yet.`;
}

/** Why a database cannot remove records by itself at a time they hold, in a sentence. */
export function obstacleToEnds(database: Database | undefined): string | undefined {
  if (database === undefined || database === 'mongodb') return undefined;
  return `${labelOf('database', database)} removes no records by itself at a time they hold.`;
}

/** Why people cannot sign in by a table of the schema with a database, in a sentence. */
export function obstacleToAccounts(database: Database | undefined): string | undefined {
  if (database === undefined) return undefined;
  const { holdsAccounts } = optionOf('database').choices.find(({ value }) => value === database) ?? {};
  if (holdsAccounts === true) return undefined;
  return `Signing in by a table of the schema is not available for the database ${labelOf('database', database)} yet: accounts have tables of their own.`;
}
