import type { Name } from '@backsmith/sql';
import type { DefaultValue } from '../../model/column.ts';
import type { Catalog, DomainDraft, EnumDraft, ViewDraft } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { CheckDraft, TableDraft } from '../catalog/table-draft.ts';
import { readQuery } from '../queries/read-query.ts';
import { rereadExpression } from '../queries/reread-expression.ts';
import { withValueRenamedIn, withValueRenamedInList, type RenamedValue } from '../queries/renamed-value.ts';
import { pathed, typePath } from '../queries/token-names.ts';
import { changeTexts } from './renamed-texts.ts';
import { eachViewWith, standingAt } from './reading-views.ts';
import { redefine } from './renamed-views.ts';

/** A value of an enumeration, and its other name. */
type Change = { readonly type: EnumDraft; readonly from: string; readonly to: string };

/** Gives a value of an enumeration another name in what means it: defaults, checks, computed columns, indexes and views. */
export function renameValue(catalog: Catalog, type: EnumDraft, from: string, to: string): void {
  const change: Change = { type, from, to };
  for (const table of catalog.tables.all()) renameInTable(catalog, table, change);
  for (const domain of catalog.domains.all()) if (isOf(catalog, domain, type)) renameInDomain(catalog, domain, change);
  eachViewWith(catalog, from.replaceAll("'", "''"), (view) => renameInView(catalog, view, change));
}

function renameInTable(catalog: Catalog, table: TableDraft, change: Change): void {
  const isEnum = (column: ColumnDraft | undefined): boolean =>
    column !== undefined && isMadeOf(catalog, column, change);
  const value = valueOf(catalog, change, (path) => {
    const name = path.at(-1);
    return name !== undefined && isEnum(catalog.findColumn(table, name));
  });
  for (const column of table.columns.all.filter(isEnum)) {
    if (column.default === undefined) continue;
    const { default: before } = column;
    column.default = renamedDefault(before, value);
    if (column.default === before) continue;
    const { default: now } = column;
    if (now.kind === 'string') column.defaultTree = now;
    else if (now.kind === 'expression') column.defaultTree = rereadExpression(now.text, catalog.dialect);
  }
  table.checks = table.checks.map((check) => renamedCheck(catalog, check, value));
  changeTexts(table, (text) => renamedIn(text, value));
}

function renameInDomain(catalog: Catalog, domain: DomainDraft, change: Change): void {
  const value = valueOf(catalog, change, ([name]) => name?.text.toLowerCase() === 'value');
  domain.checks = domain.checks.map((check) => renamedCheck(catalog, check, value));
  if (domain.default !== undefined) domain.default = renamedDefault(domain.default, value);
}

function renameInView(catalog: Catalog, view: ViewDraft, change: Change): void {
  const sources = readQuery(view.definition, catalog.dialect).queries.flatMap((query) => query.sources);
  const value = valueOf(catalog, change, (path) => {
    const [name, of] = path.toReversed();
    return sources.some((source) => {
      if (name === undefined || (of !== undefined && catalog.canonical(source.name) !== catalog.canonical(of)))
        return false;
      const read = source.path === undefined ? undefined : standingAt(catalog, source.path);
      const column = read === undefined || 'definition' in read ? undefined : catalog.findColumn(read, name);
      return column !== undefined && isMadeOf(catalog, column, change);
    });
  });
  const definition = withValueRenamedIn(view.definition, value);
  if (definition !== view.definition) redefine(catalog, view, definition);
}

function valueOf(catalog: Catalog, { type, from, to }: Change, isColumn: RenamedValue['isColumn']): RenamedValue {
  const isType = (path: readonly Name[]): boolean => path.length > 0 && enumAt(catalog, path) === type;
  return { dialect: catalog.dialect, from, to, isType, isColumn };
}

function renamedCheck(catalog: Catalog, check: CheckDraft, value: RenamedValue): CheckDraft {
  const expression = renamedIn(check.expression, value);
  if (expression === check.expression) return check;
  return { ...check, expression, tree: rereadExpression(expression, catalog.dialect) };
}

function renamedIn(text: string, value: RenamedValue): string {
  return text.includes(value.from.replaceAll("'", "''")) ? withValueRenamedIn(text, value) : text;
}

function renamedDefault(before: DefaultValue, value: RenamedValue): DefaultValue {
  if (before.kind === 'expression') {
    const text = withValueRenamedIn(before.text, value, true);
    return text === before.text ? before : { ...before, text };
  }
  if (before.kind !== 'string') return before;
  if (before.value === value.from) return { kind: 'string', value: value.to };
  const list = before.value.startsWith('{') ? withValueRenamedInList(before.value, value.from, value.to) : before.value;
  return list === before.value ? before : { kind: 'string', value: list };
}

function isMadeOf(catalog: Catalog, { typeName }: ColumnDraft, { type }: Change): boolean {
  if (typeName === undefined) return false;
  const { name, qualifier } = typeName;
  return enumAt(catalog, qualifier === undefined ? [name] : [qualifier, name]) === type;
}

/** The enumeration at a path of names, or behind the domain there. */
function enumAt(catalog: Catalog, path: readonly Name[], depth = 0): EnumDraft | undefined {
  const name = pathed(path);
  const found = name && catalog.find(catalog.enums, name);
  const domain = name && catalog.find(catalog.domains, name);
  return found !== undefined || domain === undefined || depth > DEEPEST ? found : baseAt(catalog, domain, depth);
}

const DEEPEST = 8;

function baseAt(catalog: Catalog, { type }: DomainDraft, depth: number): EnumDraft | undefined {
  return enumAt(catalog, typePath(type, catalog.dialect), depth + 1);
}

function isOf(catalog: Catalog, domain: DomainDraft, type: EnumDraft): boolean {
  return baseAt(catalog, domain, 0) === type;
}
