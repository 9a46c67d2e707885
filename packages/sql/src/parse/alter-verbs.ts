import type { TableElement } from '../ast/table-element.ts';
import { NO_CHANGE, type ActionBody } from './action-body.ts';
import { takeAlterColumn } from './alter-column.ts';
import { takeDrop } from './alter-drop.ts';
import type { Cursor } from './cursor.ts';
import { beginsEnforcement, takeChecking, takeEnforcement, takeModifiedState } from './enforcement.ts';
import { takeNameList, takeQualifiedName } from './names.ts';
import { takeColumn, takeColumnChange } from './read-column.ts';
import { beginsConstraint, takeConstraint } from './read-constraint.ts';
import { elementsOf, takeElements } from './read-elements.ts';
import { beginsIndex } from './read-index.ts';
import { remarkRows } from './table-rows.ts';
import { remarkPeriod, takeVersioning } from './versioning.ts';

/** Reads one action behind its verb; nothing where it cannot be read. */
type VerbReader = (part: Cursor) => readonly ActionBody[] | undefined;

const takeAdd: VerbReader = (part) => {
  remarkPeriod(part, part.end);
  if (part.isWord('partition') || part.areWords('supplemental', 'log') || part.areWords('period', 'for'))
    return NO_CHANGE;
  if (part.areWords('system', 'versioning')) return [{ kind: 'set-versioned', versioned: true }];
  if (!part.take('column')) part.take('columns');
  const ifNotExists = part.take('if', 'not', 'exists');
  const column = { kind: 'add-column' as const, ...(ifNotExists && { ifNotExists }) };
  if (part.isSymbol('('))
    return takeElements(part).elements.flatMap((element) =>
      element.kind === 'column' ? [{ ...column, definition: element }] : additionOf(element),
    );
  if (part.isWord('default')) {
    const constraint = takeConstraint(part);
    return constraint === undefined ? undefined : [{ kind: 'add-constraint', constraint }];
  }
  if (beginsConstraint(part) || beginsIndex(part)) return elementsOf(part).flatMap(additionOf);
  const from = part.at;
  const read = takeColumn(part);
  if (read === undefined) return part.at > from ? NO_CHANGE : undefined;
  return [{ ...column, ...read }, ...elementsOf(part).flatMap(additionOf)];
};

function additionOf(element: TableElement): readonly ActionBody[] {
  switch (element.kind) {
    case 'column':
      return [{ kind: 'add-column', definition: element }];
    case 'constraint':
      return [{ kind: 'add-constraint', constraint: element.constraint }];
    case 'index':
      return [{ kind: 'add-index', index: element }];
    case 'like':
      return NO_CHANGE;
  }
}

const takeModify: VerbReader = (part) => {
  if (beginsEnforcement(part)) return takeModifiedState(part);
  if (['partition', 'lob', 'subpartition', 'nested'].includes(part.word())) return NO_CHANGE;
  part.take('column');
  part.take('if', 'exists');
  if (part.isSymbol('(')) return takeElements(part).elements.flatMap((element) => modificationOf(part, element));
  const name = part.takeName();
  if (name === undefined) return undefined;
  return [{ kind: 'modify-column', ...takeColumnChange(part, name), whole: part.rules.traits.modifyStatesWhole }];
};

function modificationOf(part: Cursor, element: TableElement): readonly ActionBody[] {
  if (element.kind !== 'column') return additionOf(element);
  return [{ kind: 'modify-column', definition: element, whole: part.rules.traits.modifyStatesWhole }];
}

const takeChange: VerbReader = (part) => {
  part.take('column');
  part.take('if', 'exists');
  const from = part.takeName();
  const read = from === undefined ? undefined : takeColumn(part);
  return from === undefined || read === undefined ? undefined : [{ kind: 'change-column', from, ...read }];
};

const takeRename: VerbReader = (part) => {
  const kind = part.word();
  const named = ['column', 'index', 'key', 'constraint'].includes(kind) && !part.isWord('to', 1);
  if (named) part.at += 1;
  if (!named && (part.take('to') || part.take('as') || part.at + 1 === part.end)) return renameTable(part);
  part.take('if', 'exists');
  const from = part.takeName();
  if (!part.take('to')) part.take('as');
  const to = part.takeName();
  if (from === undefined || to === undefined) return undefined;
  return [{ kind: named && kind !== 'column' ? 'rename-index' : 'rename-column', from, to }];
};

function renameTable(part: Cursor): readonly ActionBody[] | undefined {
  const to = takeQualifiedName(part);
  return to === undefined ? undefined : [{ kind: 'rename-table', to }];
}

const takeSet: VerbReader = (part) => {
  if (part.take('schema')) {
    const schema = part.takeName();
    return schema === undefined ? undefined : [{ kind: 'set-schema', schema }];
  }
  if (part.take('unlogged')) return [{ kind: 'set-unlogged', unlogged: true }];
  if (part.take('logged')) return [{ kind: 'set-unlogged', unlogged: false }];
  // SQL Server: SET (SYSTEM_VERSIONING = ON (…))
  const versioning = part.isSymbol('(') ? takeVersioning(part.part(part.at + 1, part.closing())) : undefined;
  if (versioning !== undefined) return [{ kind: 'set-versioned', ...versioning }];
  if (!part.take('unused')) return NO_CHANGE;
  part.take('column');
  const listed = takeNameList(part);
  const single = listed.length === 0 ? part.takeName() : undefined;
  return [...listed, ...(single === undefined ? [] : [single])].map((columnName) => ({
    kind: 'drop-column',
    columnName,
  }));
};

const takeComment: VerbReader = (part) => {
  part.takeSymbol('=');
  const text = part.takeString();
  return text === undefined ? undefined : [{ kind: 'set-table-comment', text }];
};

/** MySQL: `[DEFAULT] CHARACTER SET x COLLATE y`, which holds for columns that are added later; the cursor stands behind the first word. */
const takeTexts: VerbReader = (part) => {
  part.at -= 1;
  const texts: { charset?: string; collation?: string } = {};
  while (!part.done) {
    part.take('default');
    const what = part.take('collate') ? 'collation' : 'charset';
    if (what === 'charset' && !part.take('charset') && !part.take('character', 'set')) break;
    part.takeSymbol('=');
    const name = part.takeName()?.text.toLowerCase();
    if (name !== undefined) texts[what] = name;
  }
  return texts.charset === undefined && texts.collation === undefined ? NO_CHANGE : [{ kind: 'set-texts', ...texts }];
};

/** MySQL: `CONVERT TO CHARACTER SET x COLLATE y`. */
const takeConvert: VerbReader = (part) => {
  if (!part.take('to') || !(part.take('charset') || part.take('character', 'set'))) return NO_CHANGE;
  const charset = part.take('default') ? undefined : part.takeName()?.text.toLowerCase();
  const collation = part.take('collate') ? part.takeName()?.text.toLowerCase() : undefined;
  return [{ kind: 'convert-texts', ...(charset && { charset }), ...(collation && { collation }) }];
};

const takeInherit =
  (kind: 'inherit' | 'no-inherit' | 'attach-partition' | 'detach-partition'): VerbReader =>
  (part) => {
    part.take('partition');
    const table = takeQualifiedName(part);
    return table === undefined ? undefined : [{ kind, table }];
  };

/** Oracle's READ ONLY and READ WRITE. */
const takeRead: VerbReader = (part) => {
  remarkRows(part, part.at - 1, part.end);
  return NO_CHANGE;
};

/** What changes nothing a schema knows. */
export const passOver: VerbReader = () => NO_CHANGE;

const WITHOUT_CONTENT = [
  ...['owner', 'cluster', 'replica', 'force', 'validate', 'engine', 'auto_increment'],
  ...['order', 'row_format', 'with', 'rebuild', 'switch'],
  ...[
    'tablespace',
    'logging',
    'nologging',
    'parallel',
    'noparallel',
    'cache',
    'nocache',
    'move',
    'truncate',
    'exchange',
  ],
  ...['lock', 'algorithm', 'discard', 'import', 'pctfree', 'pctused', 'initrans', 'storage', 'reset', 'without'],
  ...[
    'key_block_size',
    'pack_keys',
    'checksum',
    'delay_key_write',
    'max_rows',
    'min_rows',
    'avg_row_length',
    'compress',
  ],
  ...['result_cache', 'monitoring', 'shrink', 'allocate', 'deallocate', 'row', 'split', 'merge', 'coalesce', 'remove'],
  ...[
    'stats_persistent',
    'stats_auto_recalc',
    'system',
    'upgrade',
    'not',
    'compression',
    'insert_method',
    'union',
    'reorganize',
  ],
];

export const ALTER_VERBS: ReadonlyMap<string, VerbReader> = new Map<string, VerbReader>([
  ...WITHOUT_CONTENT.map((word) => [word, passOver] as const),
  ...['default', 'character', 'charset', 'collate'].map((word) => [word, takeTexts] as const),
  ['add', takeAdd],
  ['alter', takeAlterColumn],
  ['read', takeRead],
  ['modify', takeModify],
  ['change', takeChange],
  ['drop', takeDrop],
  ['rename', takeRename],
  ['set', takeSet],
  ['enable', (part) => takeEnforcement(part, true)],
  ['check', (part) => takeChecking(part, true)],
  ['disable', (part) => takeEnforcement(part, false)],
  ['nocheck', (part) => takeChecking(part, false)],
  ['comment', takeComment],
  ['convert', takeConvert],
  ['partition', (part) => (part.isWord('by') ? [{ kind: 'set-partitioned' }] : NO_CHANGE)],
  ['inherit', takeInherit('inherit')],
  ['no', (part) => (part.take('inherit') ? takeInherit('no-inherit')(part) : NO_CHANGE)],
  ['attach', takeInherit('attach-partition')],
  ['detach', takeInherit('detach-partition')],
]);
