import type { Options } from '@backsmith/options';
import { extensionsApart, type Schema } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';

/**
 * What keeps a schema from being developed on embedded PostgreSQL: extensions that do not come with the server, without which
 * the first migration fails. An error for a new project; a project in use goes on, and is warned.
 */
export function checkDevDatabase(schema: Schema, options: Options, isInUse: boolean): readonly Diagnostic[] {
  if (options.devDatabase !== 'embedded' || options.database !== 'postgresql') return [];
  const missing = [...new Set(extensionsApart(schema, options.database))];
  if (missing.length === 0) return [];
  return [
    {
      severity: isInUse ? 'warning' : 'error',
      code: 'dev-database-lacks-extension',
      message: `The development database embedded does not have ${missing.join(', ')}, which the schema needs.`,
      hint: 'Develop on a container with a server that has it, or on H2: --dev-database container, --dev-database h2.',
      line: 0,
      column: 0,
    },
  ];
}
