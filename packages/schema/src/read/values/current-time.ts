import type { ExpressionTree } from '@backsmith/sql';
import type { DefaultValue } from '../../model/column.ts';
import type { DataType } from '../../model/data-type.ts';

type Now = { readonly what: 'timestamp' | 'date' | 'time' | 'column'; readonly utc?: true };

/** Every database's words for the present moment; `column` follows the column's type, as for SQL Server's getdate(). */
const NOW = new Map<string, Now>([
  ['current_timestamp', { what: 'timestamp' }],
  ['now', { what: 'timestamp' }],
  ['localtimestamp', { what: 'timestamp' }],
  ['transaction_timestamp', { what: 'timestamp' }],
  ['statement_timestamp', { what: 'timestamp' }],
  ['clock_timestamp', { what: 'timestamp' }],
  ['systimestamp', { what: 'timestamp' }],
  ['sysdate', { what: 'timestamp' }],
  ['getdate', { what: 'column' }],
  ['sysdatetime', { what: 'column' }],
  ['sysdatetimeoffset', { what: 'column' }],
  ['getutcdate', { what: 'column', utc: true }],
  ['sysutcdatetime', { what: 'column', utc: true }],
  ['utc_timestamp', { what: 'timestamp', utc: true }],
  ['current_date', { what: 'date' }],
  ['curdate', { what: 'date' }],
  ['utc_date', { what: 'date', utc: true }],
  ['current_time', { what: 'time' }],
  ['curtime', { what: 'time' }],
  ['localtime', { what: 'time' }],
  ['utc_time', { what: 'time', utc: true }],
]);

/** The present moment a default asks for, or nothing. */
export function currentTimeOf(
  tree: ExpressionTree & { kind: 'name' | 'call' },
  type: DataType,
): DefaultValue | undefined {
  if (tree.kind === 'call' && tree.name === 'timezone') return zoned(tree.arguments, type);
  if (tree.kind === 'call' && tree.name === 'sys_extract_utc') return inUtc(tree.arguments[0], type);
  if (tree.kind === 'call' && (tree.name === 'datetime' || tree.name === 'date' || tree.name === 'time'))
    return sqliteNow(tree);
  const now = NOW.get(tree.name);
  if (now === undefined || (tree.kind === 'name' && (tree.quoted || tree.qualifier !== undefined))) return undefined;
  const precision = tree.kind === 'call' ? precisionOf(tree.arguments) : undefined;
  if (tree.kind === 'call' && tree.arguments.length > 0 && precision === undefined) return undefined;
  const what = now.what === 'column' ? whatOf(type) : now.what;
  return {
    kind: 'now',
    what,
    ...(precision === undefined ? {} : { precision }),
    ...(now.utc === undefined ? {} : { utc: now.utc }),
  };
}

function whatOf(type: DataType): 'timestamp' | 'date' | 'time' {
  return type.kind === 'date' || type.kind === 'time' ? type.kind : 'timestamp';
}

function precisionOf(items: readonly ExpressionTree[]): number | undefined {
  const [only] = items;
  return items.length === 1 && only?.kind === 'number' && /^\d$/.test(only.text) ? Number(only.text) : undefined;
}

/** `now() AT TIME ZONE 'utc'`, `timezone('utc', now())`. */
function zoned(items: readonly ExpressionTree[], type: DataType): DefaultValue | undefined {
  const [zone, moment] = items;
  const name = zone?.kind === 'cast' ? zone.operand : zone;
  if (name?.kind !== 'string' || name.value.toLowerCase() !== 'utc' || items.length !== 2) return undefined;
  return inUtc(moment, type);
}

/** The present moment as clocks show it in UTC, also where it is cast. */
function inUtc(moment: ExpressionTree | undefined, type: DataType): DefaultValue | undefined {
  const bare = moment?.kind === 'cast' ? moment.operand : moment;
  if (bare?.kind !== 'name' && bare?.kind !== 'call') return undefined;
  const now = currentTimeOf(bare, type);
  return now?.kind === 'now' && now.what === 'timestamp' ? { ...now, utc: true } : undefined;
}

/** SQLite's `datetime('now')`, which is in UTC. */
function sqliteNow(tree: ExpressionTree & { kind: 'call' }): DefaultValue | undefined {
  const [first] = tree.arguments;
  const now =
    tree.arguments.length === 0 ||
    (tree.arguments.length === 1 && first?.kind === 'string' && first.value.toLowerCase() === 'now');
  if (!now) return undefined;
  const what = tree.name === 'date' || tree.name === 'time' ? tree.name : 'timestamp';
  return { kind: 'now', what, utc: true };
}
