/** The databases a backend can be generated for. */
export const DATABASES = ['postgresql', 'mysql', 'mariadb', 'oracle', 'sqlserver', 'mongodb'] as const;
export type Database = (typeof DATABASES)[number];

export const ARCHITECTURES = ['monolithic', 'microservice'] as const;
export type Architecture = (typeof ARCHITECTURES)[number];

export const JAVA_VERSIONS = [17, 21, 25] as const;
export type JavaVersion = (typeof JAVA_VERSIONS)[number];

export const LAYOUTS = ['layer', 'feature'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The parts a user may add to the CRUD backend that is always generated. */
export type Features = {
  readonly swagger: boolean;
  readonly exceptionHandler: boolean;
  readonly security: boolean;
};

/** What the user chose. Everything else is decided from the schema. */
export type Options = {
  readonly projectName: string;
  readonly packageName: string;
  readonly architecture: Architecture;
  readonly features: Features;
  readonly database: Database;
  readonly javaVersion: JavaVersion;
  readonly layout: Layout;
};
