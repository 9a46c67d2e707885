import type { Contribution } from '../../../model/contribution.ts';
import type { Development } from '../../../model/development.ts';
import type { Packages } from '../../../names/packages.ts';
import type { SettingFacts } from '../configuration/design-settings.ts';
import type { TargetDatabase } from '../databases/target-database.ts';

/** What a development database is designed from. */
export type DevelopmentInput = {
  /** The name of the service's database. */
  readonly name: string;
  readonly database: TargetDatabase;
  readonly packages: Packages;
  readonly facts: SettingFacts;
  /** What the database must have beside its own distribution. */
  readonly extensions: readonly string[];
};

/** A development database, and what it brings along; nothing of it is in the jar. */
export type DesignedDevelopment = Pick<Contribution, 'profiles' | 'unshipped' | 'devSettings'> & {
  readonly development: Development;
  /** Beside those of the persistence. */
  readonly dependencies: Contribution['dependencies'][number]['dependencies'];
};
