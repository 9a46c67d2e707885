import { keysOf } from '@backsmith/text';
import type { Resource } from '../../model/resource.ts';
import type { DocumentRows, DocumentType, DocumentView } from '../../model/mongo/document.ts';
import type { MongoClasses } from '../../model/mongo/mongo-store.ts';
import type { Support } from '../../model/support.ts';
import type { Packages } from '../../names/packages.ts';
import type { StoreInput } from '../designed-store.ts';

/** The classes documents share, and which of them are needed. */
export function mongoSupport(
  packages: Packages,
  resources: readonly Resource[],
  documents: readonly DocumentType[],
  rows: readonly DocumentRows[],
  views: readonly DocumentView[],
  { isHandled, isAudited }: Pick<StoreInput, 'isHandled' | 'isAudited'>,
): Support<MongoClasses> {
  const kept = [...documents, ...rows, ...views];
  const hasResources = resources.length > 0;
  const expands = resources.some(({ expansion }) => expansion !== undefined);
  const needs: Readonly<Record<keyof MongoClasses, boolean>> = {
    documents: hasResources,
    deletions: hasResources,
    references: hasResources,
    conditions: hasResources || views.some((view) => view.conditions.length > 0),
    aggregations: views.length > 0,
    relation: documents.some(({ relations }) => relations.length > 0),
    present: documents.some(({ deletionMarks }) => deletionMarks.length > 0),
    expansion: expands,
    expansions: expands,
    uniqueIndexes: isHandled,
    refusedPart: isHandled && resources.some(({ creation }) => creation !== undefined),
    missingField: isHandled && documents.some(({ writes }) => writes.some(({ needed }) => needed === true)),
    jsonValues: kept.some(({ attributes }) => attributes.some(({ isJson }) => isJson === true)),
    configuration: true,
    conversions: true,
    transactions: true,
    schemaChanges: true,
    listener: isAudited && hasResources,
    commands: hasResources,
  };
  return {
    classes: {
      documents: packages.shared('common', 'Documents'),
      deletions: packages.shared('common', 'Deletions'),
      references: packages.shared('common', 'References'),
      conditions: packages.shared('common', 'Conditions'),
      aggregations: packages.shared('common', 'Aggregations'),
      relation: packages.shared('common', 'Relation'),
      present: packages.shared('common', 'Present'),
      expansion: packages.shared('common', 'Expansion'),
      expansions: packages.shared('common', 'Expansions'),
      uniqueIndexes: packages.shared('exception', 'UniqueIndexes'),
      refusedPart: packages.shared('exception', 'RefusedPartException'),
      missingField: packages.shared('exception', 'MissingFieldException'),
      jsonValues: packages.shared('common', 'JsonValues'),
      configuration: packages.shared('config', 'MongoConfiguration'),
      conversions: packages.shared('config', 'Conversions'),
      transactions: packages.shared('config', 'Transactions'),
      schemaChanges: packages.shared('config', 'SchemaChanges'),
      listener: packages.shared('common', 'DocumentListener'),
      commands: packages.root('CommandCounter'),
    },
    needed: keysOf(needs).filter((name) => needs[name]),
  };
}
