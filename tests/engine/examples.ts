import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, type Database, type Generation, type ChosenOptions } from '@backsmith/engine';
import { REPOSITORY } from '../kit/index.ts';

export type Example = {
  readonly file: string;
  readonly options: ChosenOptions;
};

function options(projectName: string, database: Database, features: readonly string[]): ChosenOptions {
  return {
    projectName,
    packageName: `com.acme.${projectName}`,
    architecture: 'monolithic',
    features: {
      swagger: features.includes('swagger'),
      exceptionHandler: features.includes('exceptionHandler'),
      security: features.includes('security'),
    },
    database,
    javaVersion: 17,
    layout: 'layer',
  };
}

const ALL = ['swagger', 'exceptionHandler'];

export const SHOP_POSTGRESQL: Example = { file: 'shop.sql', options: options('shop', 'postgresql', ALL) };
export const SHOP_MYSQL: Example = { file: 'shop-mysql.sql', options: options('shop', 'mysql', ALL) };

/** Every example schema with options that differ, so that all features are met with and without each other. */
export const EXAMPLES: readonly Example[] = [
  SHOP_POSTGRESQL,
  SHOP_MYSQL,
  { file: 'library.sql', options: options('library', 'postgresql', []) },
  { file: 'clinic.sql', options: options('clinic', 'mariadb', ['swagger']) },
  { file: 'fleet.sql', options: options('fleet', 'postgresql', ['exceptionHandler']) },
];

/** Examples with everything on. */
export const GUARDED_EXAMPLES: readonly Example[] = [
  { file: 'shop.sql', options: options('guarded', 'postgresql', [...ALL, 'security']) },
  { file: 'clinic.sql', options: options('guarded', 'mariadb', [...ALL, 'security']) },
];

/** The bytes of an example's schema. */
export function sourceOf({ file }: Example): Uint8Array {
  return readFileSync(join(REPOSITORY, 'examples', file));
}

/** Generates an example. Throws with the diagnostics when there is no result. */
export function generateExample(example: Example): Generation {
  const { value, diagnostics } = generate(sourceOf(example), example.options);
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value;
}

/** What an example is called in test titles. */
export function titleOf({ file, options: { database, features } }: Example): string {
  return `${file} for ${database}${features.security ? ', guarded' : ''}`;
}
