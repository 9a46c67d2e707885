import type { DialectTraits } from '@backsmith/sql';
import { toSnakeCase } from '@backsmith/text';
import type { CheckRule } from '../../model/constraint.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import { restateDefault } from '../catalog/make-column.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import { checkRulesOf } from '../values/check-rules.ts';

/**
 * TINYINT(1) is a flag by custom only: MySQL keeps any number from -128 to 127 in it, and a flag would write 1 over all of them.
 * Where something of the source speaks of other numbers the column becomes a number. BOOLEAN is another word for it in MySQL, and
 * for any number in SQLite: who says it means a flag, unless default, checks, comment or rows say otherwise, whatever its name.
 *
 * @param counting the columns of the table that rows of the source give something else than 0 and 1
 */
export function weighFlags(table: TableDraft, traits: Traits, counting: ReadonlySet<ColumnDraft>): void {
  const flags = flagsOf(table, traits);
  if (flags.length === 0) return;
  const columnOf = (name: string): string | undefined => table.columns.find(name)?.name;
  const rules = table.checks.flatMap(({ tree }) => checkRulesOf(tree, columnOf));
  for (const column of flags) {
    const own = rules.filter((rule) => rule.column === column.name);
    if (!counting.has(column) && !isNumber(table, column, own)) continue;
    column.dataType = { kind: 'integer', bits: 8, ...(/unsigned/i.test(column.type) ? { unsigned: true } : {}) };
    restateDefault(column);
  }
}

type Traits = Pick<DialectTraits, 'hasBooleans'>;

/** The columns of a table that are flags by that custom. */
export function flagsOf(table: TableDraft, { hasBooleans }: Traits): readonly ColumnDraft[] {
  return table.columns.all.filter(
    (column) =>
      column.dataType.kind === 'boolean' && (isSmallNumber(column) || (hasBooleans !== true && isStatedFlag(column))),
  );
}

function isSmallNumber({ type }: ColumnDraft): boolean {
  return /^(?:tinyint|int1)\b/i.test(type);
}

function isStatedFlag({ type }: ColumnDraft): boolean {
  return /^bool(?:ean)?\b/i.test(type);
}

function isNumber(table: TableDraft, column: ColumnDraft, rules: readonly CheckRule[]): boolean {
  if (startsAtNumber(column) || rules.some(allowsNumber)) return true;
  if (isStatedFlag(column)) return column.comment !== undefined && listsNumbers(column.comment);
  if (isKey(table, column)) return true;
  const name = toSnakeCase(column.name);
  if (rules.some(allowsFlag) || SAYS_FLAG.test(name)) return false;
  return (
    COUNTED.test(name) ||
    COUNTED_TOGETHER.test(column.name) ||
    (column.comment !== undefined && listsNumbers(column.comment))
  );
}

/** Dumps write numbers in quotes: `DEFAULT '3'`. */
function startsAtNumber({ default: given }: ColumnDraft): boolean {
  return (
    given !== undefined && 'value' in given && /^[+-]?\d+$/.test(String(given.value)) && !isBit(String(given.value))
  );
}

function isBit(text: string): boolean {
  const value = Number(text);
  return value === 0 || value === 1;
}

/** What rows are known by, or refer to others by, is no flag. */
function isKey(table: TableDraft, column: ColumnDraft): boolean {
  const refers = table.foreignKeys.some(({ columns }) => columns.includes(column));
  return column.identity !== undefined || refers || table.primaryKey?.columns.includes(column) === true;
}

function allowsNumber(rule: CheckRule): boolean {
  if (rule.kind === 'in') return rule.values.some((value) => !isBit(value));
  if (rule.kind !== 'range') return false;
  const { min, max, maxExclusive } = rule;
  const largest = max === undefined ? undefined : Number(max) - (maxExclusive === true ? 1 : 0);
  return (largest !== undefined && largest > 1) || (min !== undefined && (Number(min) > 1 || Number(min) < 0));
}

function allowsFlag(rule: CheckRule): boolean {
  return (rule.kind === 'in' && rule.values.every(isBit)) || (rule.kind === 'range' && rule.max !== undefined);
}

/** Whether a comment lists numbers beyond 0 and 1: `0: draft, 1: sent, 2: paid`, `-1 rejected, 0 open`. */
function listsNumbers(comment: string): boolean {
  const numbers = comment.match(/(?:(?<=^|[\s,;:(=/])-)?(?<![\d.,])\d{1,3}(?![\d.])/g) ?? [];
  return numbers.some((number) => number === '0' || number === '1') && numbers.some((number) => !isBit(number));
}

const SAYS_FLAG = /^(?:is|has|can|may|should|was|allow|enable|show|hide|use)_|_(?:flag|enabled|disabled|yn)$/;

/** The same in a script that writes words together. */
const COUNTED_TOGETHER =
  /(?:性别|性別|状态|狀態|类型|類型|级别|等级|数量|次数|排序|顺序|种类|優先度|種別|状態|区分|성별|상태|순서)$/u;

/** The last word of names of what is counted, ranked or one of several. */
const COUNTED = new RegExp(
  `(?:^|_)(?:${[
    'count num number qty quantity amount total age years months days day weekday month hour minute week size width',
    'height length weight level depth rank ranking rating score stars grade priority prio severity position pos sort',
    'order ordering sequence seq step stage phase state status type kind mode category class gender sex role',
    'retries attempts tries floor flags mask',
    'anzahl menge stufe rang rolle reihenfolge prioritat prioritaet typ zustand geschlecht bewertung etage stockwerk',
    'cantidad numero nivel niveau tipo estado etat statut sexo sexe genre orden ordem rol prioridad prioridade edad idade situacao',
  ]
    .join(' ')
    .replaceAll(' ', '|')})$`,
);
