import type { Table } from '@backsmith/schema';

/** The tables one library makes, by what their names begin with or are, and whether some table says that it is there. */
export type Library = {
  readonly name: string;
  /** What a service is called that keeps nothing else. */
  readonly service: string;
  readonly prefixes?: readonly string[];
  readonly tables?: readonly string[];
  /** Its names are anybody's, so it counts only where a table of this name is there as well. */
  readonly onlyBeside?: string;
};

/** From the schemas the libraries ship, or make when they are first started. */
const LIBRARIES: readonly Library[] = [
  { name: 'Quartz', service: 'scheduler', prefixes: ['qrtz_'] },
  { name: 'the process engine', service: 'process-engine', prefixes: ['act_', 'flw_'] },
  {
    name: 'Spring Batch',
    service: 'batch-jobs',
    prefixes: ['batch_job_', 'batch_step_'],
  },
  { name: 'Spring Session', service: 'sessions', prefixes: ['spring_session'] },
  {
    name: 'Spring Integration',
    service: 'integration',
    tables: [
      'int_lock',
      'int_message',
      'int_group_to_message',
      'int_message_group',
      'int_channel_message',
      'int_metadata_store',
    ],
  },
  { name: 'OAuth', service: 'oauth', prefixes: ['oauth_', 'oauth2_', 'oidc_'] },
  { name: 'Hangfire', service: 'background-jobs', prefixes: ['hangfire_', 'hangfire.'] },
  { name: 'ASP.NET Identity', service: 'identity', prefixes: ['aspnet'] },
  { name: 'Active Storage', service: 'storage', prefixes: ['active_storage_'] },
  { name: 'Action Text and Action Mailbox', service: 'mailbox', prefixes: ['action_text_', 'action_mailbox_'] },
  { name: 'Solid Queue', service: 'job-queue', prefixes: ['solid_queue_', 'solid_cache_', 'solid_cable_'] },
  { name: 'Good Job', service: 'job-queue', prefixes: ['good_job'] },
  { name: 'Que', service: 'job-queue', prefixes: ['que_'], onlyBeside: 'que_jobs' },
  { name: 'Flipper', service: 'feature-flags', tables: ['flipper_features', 'flipper_gates'] },
  {
    name: 'Django',
    service: 'identity',
    prefixes: ['django_', 'auth_', 'account_email', 'socialaccount_'],
    onlyBeside: 'django_content_type',
  },
  {
    name: 'Laravel',
    service: 'job-queue',
    tables: ['jobs', 'job_batches', 'failed_jobs', 'cache', 'cache_locks'],
    onlyBeside: 'failed_jobs',
  },
  { name: 'Telescope', service: 'telescope', prefixes: ['telescope_'] },
  { name: 'Hibernate Envers', service: 'revisions', tables: ['revinfo', 'revchanges'] },
];

/**
 * The library each table of a schema belongs to, where it belongs to one.
 *
 * @returns the library, by the place of the table in the schema
 */
export function librariesOf(tables: readonly Table[]): ReadonlyMap<number, Library> {
  const names = tables.map(({ schema, name }) => ({
    plain: name.toLowerCase(),
    full: `${schema ?? ''}.${name}`.toLowerCase(),
  }));
  const there = new Set(names.map(({ plain }) => plain));
  const known = LIBRARIES.filter(({ onlyBeside }) => onlyBeside === undefined || there.has(onlyBeside));
  return new Map(
    names.flatMap((name, number) => {
      const found = known.find((library) => isOf(library, name));
      return found === undefined ? [] : [[number, found] as const];
    }),
  );
}

function isOf({ prefixes = [], tables = [] }: Library, { plain, full }: { plain: string; full: string }): boolean {
  return tables.includes(plain) || prefixes.some((prefix) => plain.startsWith(prefix) || full.startsWith(prefix));
}
