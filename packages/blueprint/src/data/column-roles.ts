/** Names, in snake case, of columns that tell when a row came to be. */
export const CREATED_NAMES: ReadonlySet<string> = new Set([
  'created',
  'created_at',
  'created_on',
  'created_date',
  'created_time',
  'created_timestamp',
  'creation_date',
  'creation_time',
  'creation_timestamp',
  'create_date',
  'create_time',
  'date_created',
  'time_created',
  'inserted_at',
]);

/** Names of columns that tell when a row was changed last. */
export const UPDATED_NAMES: ReadonlySet<string> = new Set([
  'updated',
  'updated_at',
  'updated_on',
  'updated_date',
  'updated_time',
  'update_date',
  'update_time',
  'date_updated',
  'last_update',
  'last_updated',
  'last_updated_at',
  'last_modified',
  'last_modified_at',
  'last_modified_date',
  'modified',
  'modified_at',
  'modified_on',
  'modified_date',
  'date_modified',
]);

/** Names of columns that tell when a row was deleted while it stays. */
export const DELETED_NAMES: ReadonlySet<string> = new Set(['deleted_at', 'deleted_on', 'date_deleted']);

/** Names of columns that count the changes of a row. */
export const VERSION_NAMES: ReadonlySet<string> = new Set([
  'version',
  'row_version',
  'lock_version',
  'version_lock',
  'opt_lock',
  'optlock',
  'opt_lock_version',
  'optimistic_lock',
]);
