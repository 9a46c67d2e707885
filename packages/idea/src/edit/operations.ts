import type { Table } from '@backsmith/schema';
import { fieldsOf } from '@backsmith/text';
import { COLUMN_TYPES, type ColumnType } from '../model/idea-model.ts';
import type { Edit } from '../result.ts';
import { addTable } from './add-table.ts';
import { addTo } from './add.ts';
import { readWanted, type Wanted } from './wanted.ts';
import { refuse, stateOf, type EditState, type Outcome } from './edit-state.ts';
import { joinMany, linkMany } from './relate-tables.ts';
import { dropTable, remove } from './remove.ts';
import { rename } from './rename.ts';
import { columnsNamed, tableCalled } from './resolve-name.ts';
import { runEdits } from './run-edits.ts';
import { setRequired, setType, setUnique, setValues } from './rules.ts';

/** What a change may be, where it is given as data rather than in words. */
export const EDIT_ACTIONS = [
  ...(['add_table', 'remove_table', 'rename_table', 'add_column', 'remove_column', 'rename_column'] as const),
  ...(['set_type', 'set_required', 'set_unique', 'set_values', 'link', 'link_many'] as const),
] as const;
export type EditAction = (typeof EDIT_ACTIONS)[number];

/** One change; fields an action has no use for are empty. */
export type EditOperation = {
  readonly action: EditAction;
  readonly table: string;
  readonly column: string;
  /** The new name, or the table a link refers to. */
  readonly to: string;
  readonly type: ColumnType;
  readonly required: boolean;
  readonly unique: boolean;
  readonly values: readonly string[];
};

const MOST_OPERATIONS = 40;
const LONGEST_NAME = 60;
const MOST_VALUES = 40;

/**
 * Applies changes given as data, such as a language model's answer, by the same statements a sentence leads to. Names become
 * identifiers and values literals; nothing else of the answer gets into the text. Never throws.
 *
 * @param answer expected: a list of `EditOperation`
 */
export function applyOperations(sql: string, sentence: string, answer: unknown): Edit {
  const operations = Array.isArray(answer) ? answer.slice(0, MOST_OPERATIONS).map(readOperation) : [];
  if (operations.length === 0 || operations.some((one) => one === undefined))
    return { kind: 'refusal', code: 'NOT_UNDERSTOOD', message: 'The answer holds no changes.' };
  const steps = operations.flatMap((one) => (one === undefined ? [] : [(state: EditState) => apply(state, one)]));
  return runEdits(stateOf(sql), sentence, steps);
}

function readOperation(value: unknown): EditOperation | undefined {
  const { action, table, column, to, type, required, unique, values } = fieldsOf(value);
  const known = EDIT_ACTIONS.find((one) => one === action);
  if (known === undefined) return undefined;
  return {
    ...{ action: known, table: nameOf(table), column: nameOf(column), to: nameOf(to) },
    type: COLUMN_TYPES.find((one) => one === type) ?? 'string',
    ...{ required: required === true, unique: unique === true },
    values: Array.isArray(values)
      ? values.filter((one): one is string => typeof one === 'string' && one !== '').slice(0, MOST_VALUES)
      : [],
  };
}

function nameOf(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed().slice(0, LONGEST_NAME) : '';
}

function apply(state: EditState, operation: EditOperation): Outcome {
  const { action, table, to } = operation;
  if (action === 'add_table') return addTable(state, readWanted(table.replaceAll('_', ' ')), []);
  const there = tableCalled(state, table);
  if (there === undefined) return refuse('UNKNOWN_NAME', `There is no table "${table}".`);
  switch (action) {
    case 'remove_table':
      return dropTable(state, there);
    case 'rename_table':
      return rename(state, table, to);
    case 'link':
    case 'link_many':
      return link(state, there, to, action === 'link_many');
    case 'add_column':
      return addTo(state, [wantedOf(operation)], there);
    default:
      return applyToColumn(state, there, operation);
  }
}

function wantedOf({ column, type, required, unique, values }: EditOperation): Wanted {
  const wanted = readWanted(column.replaceAll('_', ' '));
  const words = column
    .toLowerCase()
    .split('_')
    .filter((word) => word !== '');
  return {
    ...{ text: wanted.text, words, plural: false, article: false, fields: [], type, required, unique },
    ...(values.length < 2 ? {} : { values }),
  };
}

function link(state: EditState, table: Table, to: string, many: boolean): Outcome {
  const other = tableCalled(state, to);
  if (other === undefined) return refuse('UNKNOWN_NAME', `There is no table "${to}".`);
  return many ? joinMany(state, table, other) : linkMany(state, table, other);
}

function applyToColumn(state: EditState, table: Table, operation: EditOperation): Outcome {
  const { action, column, to, type, required, unique, values } = operation;
  const [place] = columnsNamed(state, column, table);
  if (place === undefined) return refuse('UNKNOWN_NAME', `${table.name} has no column "${column}".`);
  const { name } = place.column;
  switch (action) {
    case 'remove_column':
      return remove(state, `${table.name}.${name}`);
    case 'rename_column':
      return rename(state, `${table.name}.${name}`, to);
    case 'set_type':
      return setType(state, name, type, table);
    case 'set_required':
      return setRequired(state, name, required, table);
    case 'set_unique':
      return setUnique(state, name, unique, table);
    default:
      return setValues(state, name, values, table);
  }
}
