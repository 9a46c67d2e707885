import { constraintName } from '../write/model-to-sql.ts';
import { addTo } from './add.ts';
import { chooseColumn, placesOf } from './choose-place.ts';
import { eachColumn } from './commands.ts';
import { alter, altered, done, refuse, written, type EditState, type Outcome } from './edit-state.ts';
import { tablesNamed } from './resolve-name.ts';
import { readWanted } from './wanted.ts';

const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
/** Digits in front of the point a column keeps when it gets more behind it. */
const FEWEST_DIGITS = 10;

const REMAKE = 'The database of this schema keeps columns as they were made; change the CREATE TABLE itself.';

/** So many digits behind the point; in front of it as many as there were. Of several columns of the name all are changed. */
export function setScale(state: EditState, text: string, count: string): Outcome | undefined {
  const scale = /^\d$/u.test(count) ? Number(count) : COUNTS.indexOf(count);
  const places = placesOf(state, text);
  if (scale < 0 || places.length === 0) return undefined;
  if (places.length > 1)
    return eachColumn(
      state,
      places.map(({ table, column }) => `${column.name} of ${table.name}`).join(' and '),
      (one) => setScale(state, one, count) ?? refuse('NOT_UNDERSTOOD', `${one} holds no number.`),
    );
  const [place] = places;
  if (place === undefined) return undefined;
  const { table, column } = place;
  if (!['decimal', 'integer', 'float', 'double', 'real'].includes(column.dataType.kind))
    return refuse('NOT_A_STATEMENT', `${column.name} of ${table.name} holds no number.`);
  if (!state.writer.forms.changesColumns) return refuse('NOT_A_STATEMENT', REMAKE);
  const [, digits, before] = /\(\s*(\d+)\s*(?:,\s*(\d+)\s*)?\)/u.exec(column.type) ?? [];
  const whole = digits === undefined ? FEWEST_DIGITS : Number(digits) - Number(before ?? 0);
  const type = state.spelling.type(`NUMERIC(${whole + scale}, ${scale})`);
  const { name, notNull } = altered(state, column);
  return done(
    [alter(state, table, state.writer.forms.retype({ name, notNull, type }))],
    `${column.name} of ${table.name} has ${scale} digits behind the point now.`,
  );
}

/** A number between two others; a property that is not there yet is added: "priority of tasks 1..5". */
export function setRange(state: EditState, text: string, min: number, max: number): Outcome | undefined {
  if (min >= max) return undefined;
  if (placesOf(state, text).length === 0) return addRanged(state, text, min, max);
  const found = chooseColumn(state, text, (place) => `${place} is ${min} to ${max}`);
  if ('outcome' in found) return found.outcome;
  const { table, column } = found.value;
  if (!['decimal', 'integer', 'float', 'double', 'real'].includes(column.dataType.kind))
    return refuse('NOT_A_STATEMENT', `${column.name} of ${table.name} holds no number.`);
  if (!state.writer.forms.changesColumns) return refuse('NOT_A_STATEMENT', REMAKE);
  const name = written(state, column.name);
  const old = table.checks.filter(({ rules }) =>
    rules.some((one) => one.kind === 'range' && one.column === column.name),
  );
  if (old.some((check) => check.name === undefined || check.rules.length > 2))
    return refuse(
      'NOT_A_STATEMENT',
      `${column.name} of ${table.name} has bounds that were given no name of their own.`,
    );
  return done(
    [
      ...old.map((check) => alter(state, table, `DROP CONSTRAINT ${written(state, check.name ?? '')}`)),
      alter(
        state,
        table,
        `ADD CONSTRAINT ${constraintName('ck', table.name, [column.name])} CHECK (${name} BETWEEN ${min} AND ${max})`,
      ),
    ],
    `${column.name} of ${table.name} is ${min} to ${max} now.`,
  );
}

function addRanged(state: EditState, text: string, min: number, max: number): Outcome | undefined {
  const [, what = '', owner = ''] = /^(.+?)\s+(?:of|for|on)\s+(?:the |an? |each |every )?(.+)$/u.exec(text) ?? [];
  const [table, ...more] = owner === '' ? [] : tablesNamed(state, owner);
  if (table === undefined || more.length > 0) return undefined;
  return addTo(state, [readWanted(`${what} ${min}..${max}`)], table);
}
