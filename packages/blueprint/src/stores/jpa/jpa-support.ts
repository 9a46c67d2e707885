import { keysOf } from '@backsmith/text';
import type { BasicAttribute } from '../../model/jpa/attribute.ts';
import type { ColumnMapping } from '../../model/jpa/column.ts';
import { unreadableOf } from '../../model/odd-values.ts';
import type { Entity } from '../../model/jpa/entity.ts';
import type { JpaClasses } from '../../model/jpa/jpa-store.ts';
import type { Resource } from '../../model/resource.ts';
import { someRowsAreUnshown, someTellUnshown } from '../../resources/tell-unshown.ts';
import type { Support } from '../../model/support.ts';
import type { Packages } from '../../names/packages.ts';
import type { TargetDatabase } from './databases/target-database.ts';
import type { DesignedTables } from './design-tables.ts';

/** What decides besides the entities. */
type SupportFacts = {
  readonly database: TargetDatabase;
  /** The problems of the database are told. */
  readonly isHandled: boolean;
  readonly rowLocks: boolean;
};

/** The classes entities share, and which of them are needed. */
export function jpaSupport(
  packages: Packages,
  { resources, lists, entities, views }: DesignedTables,
  { database, isHandled, rowLocks }: SupportFacts,
): Support<JpaClasses> {
  const columns = [...entities.flatMap(columnsOf), ...views.flatMap(({ attributes }) => attributes.map(columnOf))];
  const needs: Readonly<Record<keyof JpaClasses, boolean>> = {
    unitOfWork: resources.length > 0,
    statements: resources.length > 0,
    specifications:
      resources.some(({ filters, parent }) => filters.length > 0 || parent !== undefined) ||
      lists.some((list) => list.kind === 'view' && list.filters.length > 0),
    summary: views.length > 0 || resources.some(hasSummary),
    summaries: views.length > 0 || resources.some(hasSummary),
    fixedText: columns.some(({ padded }) => padded === true),
    textArray: columns.some(({ converter }) => converter === 'textArray'),
    offsetTime: columns.some(({ converter }) => converter === 'offsetTime'),
    exactJson: columns.some(({ jdbcType }) => jdbcType === 'JSON'),
    emptyText: database.emptyTextIsNone === true && resources.length > 0,
    readsAsNone: columns.some((column) => unreadableOf(column) !== undefined),
    unshownValues: someTellUnshown(resources, lists),
    shownRows: someRowsAreUnshown(lists),
    codePageText: columns.some(({ codePage }) => codePage !== undefined),
    codePageKeys: entities.some(hasCodePageKey),
    roundedMoments: columns.some(({ rounded }) => rounded !== undefined),
    oddKeys: columns.some(({ oddKey }) => oddKey !== undefined),
    clockKeys: columns.some(({ clockKey }) => clockKey === true),
    moneyKeys: columns.some(({ moneyKey }) => moneyKey === true),
    unsignedLong: columns.some(({ beyondLong }) => beyondLong === true),
    interval: columns.some(({ converter }) => converter === 'interval'),
    dayTime: columns.some(({ converter }) => converter === 'dayTime'),
    jsonAsText: database.traits.jsonIsText === true && columns.some(({ jdbcType }) => jdbcType === 'JSON'),
    utcTimestamp: entities.some(({ attributes }) =>
      attributes.some((one) => one.kind === 'basic' && one.utc !== undefined),
    ),
    expansion: resources.some(hasExpansion),
    expansions: resources.some(hasExpansion),
    rules: isHandled,
    refusedPart: isHandled && resources.some(({ creation }) => creation !== undefined),
    rowLocks,
    deletedRecords: resources.some(({ restoration }) => restoration !== undefined),
    purge: purged(resources, entities).length > 0,
    purgeTest: purged(resources, entities).some(({ sample }) => sample.creatable),
    softDeletes: entities.some(({ softDelete }) => softDelete !== undefined),
  };
  return {
    classes: {
      specifications: packages.shared('common', 'Specs'),
      summary: packages.shared('common', 'Summary'),
      summaries: packages.shared('common', 'Summaries'),
      unitOfWork: packages.shared('common', 'UnitOfWork'),
      fixedText: packages.shared('common', 'FixedText'),
      textArray: packages.shared('common', 'TextArray'),
      offsetTime: packages.shared('common', 'OffsetTimeText'),
      exactJson: packages.shared('common', 'ExactJson'),
      emptyText: packages.shared('config', 'EmptyTextIsNone'),
      readsAsNone: packages.shared('common', 'ReadsAsNone'),
      unshownValues: packages.shared('config', 'UnshownValues'),
      shownRows: packages.shared('common', 'ShownRows'),
      codePageText: packages.shared('common', 'CodePageText'),
      codePageKeys: packages.shared('common', 'CodePageKeys'),
      roundedMoments: packages.shared('common', 'RoundedMoments'),
      oddKeys: packages.shared('config', 'OddKeys'),
      clockKeys: packages.shared('common', 'ClockKeys'),
      moneyKeys: packages.shared('common', 'MoneyKeys'),
      unsignedLong: packages.shared('common', 'UnsignedLong'),
      interval: packages.shared('common', 'IntervalText'),
      dayTime: packages.shared('common', 'DayTimeInterval'),
      jsonAsText: packages.shared('common', 'JsonAsText'),
      utcTimestamp: packages.shared('common', 'UtcTimestamp'),
      expansion: packages.shared('common', 'Expansion'),
      expansions: packages.shared('common', 'Expansions'),
      statements: packages.root('StatementCounter'),
      deletedRecords: packages.shared('common', 'DeletedRecords'),
      purge: packages.shared('config', 'DeletedRecordsPurge'),
      purgeTest: packages.root('DeletedRecordsPurgeTest'),
      softDeletes: packages.shared('common', 'SoftDeleteRepository'),
      rules: packages.shared('exception', 'DatabaseRules'),
      refusedPart: packages.shared('exception', 'RefusedPartException'),
      rowLocks: packages.shared('config', 'RowLocks'),
    },
    needed: keysOf(needs).filter((name) => needs[name]),
  };
}

/** The resources whose deleted records say when they were deleted, and can be deleted for good. */
function purged(resources: readonly Resource[], entities: readonly Entity[]): readonly Resource[] {
  const known = new Set(
    entities.filter(({ softDelete }) => softDelete?.deleted?.purge !== undefined).map(({ resource }) => resource),
  );
  return resources.filter(({ name, restoration }) => restoration !== undefined && known.has(name));
}

function hasCodePageKey({ key }: Entity): boolean {
  return key.parts.some(({ column }) => column.codePage !== undefined);
}

function hasSummary({ summary }: Resource): boolean {
  return summary !== undefined;
}

function hasExpansion({ expansion }: Resource): boolean {
  return expansion !== undefined;
}

/** The columns of the key and besides. */
function columnsOf({ attributes, key }: Entity): readonly ColumnMapping[] {
  return [
    ...attributes.flatMap((attribute) => (attribute.kind === 'basic' ? [attribute.column] : [])),
    ...key.parts.map(({ column }) => column),
  ];
}

function columnOf({ column }: BasicAttribute): ColumnMapping {
  return column;
}
