import { JAVA_VERSION_CHOICES } from './java-version-choices.ts';

/** One value of an option, and how people are told about it. */
export type Choice = {
  readonly value: string | number;
  readonly label: string;
  /** What choosing it means, in a sentence; where the label alone does not say it. */
  readonly about?: string;
  /** False: known, shown as coming, refused when chosen. */
  readonly built: boolean;
  /** Of a database: its server comes as a library, to be started from Java. */
  readonly embeddable?: true;
  /** Of a database: people may sign in by a table of the schema. */
  readonly holdsAccounts?: true;
};

/** An option whose value is one of a list. */
export type ChoiceOption = {
  readonly label: string;
  /** What to know before choosing, in a sentence; where the values do not say it. */
  readonly hint?: string;
  /** How the command line spells the option, and what its help writes for the value. */
  readonly flag: string;
  readonly placeholder: string;
  /** The value of a user who chose none. Undefined: it follows from the source, see `ChosenOptions`. */
  readonly standard: string | number | undefined;
  /** What it then is, in words. */
  readonly open?: string;
  readonly choices: readonly Choice[];
};

/**
 * Every option with a list of values, in the order people are asked. Contract, command line, server, site and engine derive
 * what they offer, accept, refuse and show from here; what a value does is decided in `blueprint`.
 */
export const CHOICE_OPTIONS = {
  architecture: {
    label: 'Architecture',
    flag: 'arch',
    placeholder: 'KIND',
    standard: 'monolithic',
    choices: [
      {
        value: 'monolithic',
        label: 'Monolithic',
        about: 'One application, one database. Simple to run and to change.',
        built: true,
      },
      {
        value: 'microservice',
        label: 'Microservice',
        about: 'Services cut along your foreign keys, behind one gateway.',
        built: true,
      },
    ],
  },
  database: {
    label: 'Database',
    flag: 'database',
    placeholder: 'NAME',
    standard: undefined,
    open: 'the one the schema is written for',
    choices: [
      { value: 'postgresql', label: 'PostgreSQL', built: true, embeddable: true, holdsAccounts: true },
      { value: 'mysql', label: 'MySQL', built: true, holdsAccounts: true },
      { value: 'mariadb', label: 'MariaDB', built: true, holdsAccounts: true },
      { value: 'oracle', label: 'Oracle', built: true },
      { value: 'sqlserver', label: 'SQL Server', built: true },
      {
        value: 'mongodb',
        label: 'MongoDB',
        about: 'One collection for each table, with references: what belongs to a record lies beside it.',
        built: true,
        embeddable: true,
        holdsAccounts: true,
      },
    ],
  },
  devDatabase: {
    label: 'Development database',
    hint: 'What the backend runs on at your desk and in its tests. Embedded is PostgreSQL itself, and for MongoDB a stand-in in memory; H2 takes a second copy of every migration.',
    flag: 'dev-database',
    placeholder: 'KIND',
    standard: undefined,
    open: 'embedded for MongoDB, and for PostgreSQL without extensions of others, else H2',
    choices: [
      { value: 'embedded', label: 'Embedded server', built: true },
      { value: 'h2', label: 'H2 in memory', built: true },
      { value: 'container', label: 'The database in a container', built: true },
    ],
  },
  javaVersion: {
    label: 'Java version',
    hint: '17 builds on any newer JDK as well.',
    flag: 'java',
    placeholder: 'VERSION',
    // The oldest that is supported everywhere.
    standard: 17,
    choices: JAVA_VERSION_CHOICES,
  },
  layout: {
    label: 'Layout',
    hint: 'How the packages of the code are cut.',
    flag: 'layout',
    placeholder: 'KIND',
    standard: 'layer',
    choices: [
      { value: 'layer', label: 'Packages by layer', built: true },
      { value: 'feature', label: 'Packages by feature', built: true },
    ],
  },
  events: {
    label: 'Events between services',
    hint: 'Services tell each other what became of their records; what refers to a deleted one follows as ON DELETE says.',
    flag: 'events',
    placeholder: 'BROKER',
    standard: undefined,
    open: 'none: what others refer to is not deleted',
    choices: [{ value: 'rabbitmq', label: 'RabbitMQ', built: true }],
  },
  rows: {
    label: 'Rows of the schema',
    hint: 'Lookup tables are those others refer to, that refer to lookup tables alone and hold no secrets and nothing of persons.',
    flag: 'rows',
    placeholder: 'KIND',
    standard: undefined,
    open: 'none: new databases are empty',
    choices: [{ value: 'lookups', label: 'Rows of lookup tables', built: true }],
  },
  relations: {
    label: 'Relations',
    hint: 'Where a schema declares no foreign key, columns that look like references are listed in the report, with how sure that is.',
    flag: 'relations',
    placeholder: 'KIND',
    standard: undefined,
    open: 'declared',
    choices: [
      {
        value: 'declared',
        label: 'Declared ones',
        about: 'Foreign keys of the schema, and nothing else.',
        built: true,
      },
      {
        value: 'assumed',
        label: 'Assumed ones too',
        about: 'Without any foreign key, those that are sure or likely by name, type and index.',
        built: true,
      },
    ],
  },
} as const satisfies Record<string, ChoiceOption>;
