import { isUniqueAlone } from '../drafts/column-draft.ts';
import type { ColumnDraft } from '../drafts/column-draft.ts';
import { keyDrafts } from '../drafts/entity-draft.ts';
import type { Attribute, BasicAttribute, EmbeddedIdAttribute, ToOneAttribute } from '../model/attribute.ts';
import { classType } from '../model/java.ts';
import { memberNamed } from '../names/member-names.ts';
import { isUniqueTogether } from '../tables/unique-sets.ts';
import { columnMapping, isComputed } from './column-mapping.ts';
import { ownerOf } from './entity-plan-input.ts';
import type { EntityInput } from './entity-plan-input.ts';
import type { NamedAssociation } from '../associations/named-association.ts';
import { planDefault } from './initial-value.ts';

/**
 * The attributes of an entity class: its key, then columns and associations in the order of the table's columns.
 *
 * @param setters the setters the service calls
 */
export function planAttributes(input: EntityInput, setters: ReadonlySet<string>): readonly Attribute[] {
  return unsettled(input).map((attribute): Attribute => ({ ...attribute, settable: setters.has(attribute.setter) }));
}

type Unsettled =
  Omit<BasicAttribute, 'settable'> | Omit<EmbeddedIdAttribute, 'settable'> | Omit<ToOneAttribute, 'settable'>;

function unsettled(input: EntityInput): readonly Unsettled[] {
  const { draft } = input;
  const written = new Set<NamedAssociation>();
  const rest = draft.columns.flatMap((column): readonly Unsettled[] => {
    const starting = input.associations.filter(
      (other) => !written.has(other) && other.key.columns[0] === column.column.name,
    );
    for (const association of starting) written.add(association);
    const isBasic = !draft.key.columns.includes(column.column.name) && ownerOf(input, column.column.name) === undefined;
    return [...(isBasic ? [basic(column, input)] : []), ...starting.map((association) => toOne(association, input))];
  });
  return [idAttribute(input), ...rest];
}

function idAttribute(input: EntityInput): Unsettled {
  const { draft, generation, database } = input;
  const [key, ...more] = keyDrafts(draft);
  if (key === undefined || more.length > 0) return { kind: 'embedded-id', ...draft.idMember, type: draft.idType };
  return {
    kind: 'basic',
    ...draft.idMember,
    type: key.type.java,
    column: { ...columnMapping(key, database, false), nullable: true },
    role: 'id',
    ...(generation === undefined ? {} : { generation }),
    ...commentOf(key),
  };
}

function basic(column: ColumnDraft, input: EntityInput): Omit<BasicAttribute, 'settable'> {
  const { draft, database } = input;
  const mapping = columnMapping(column, database, isUniqueAlone(draft.table, column.column.name));
  const isPlain = column.role === 'plain' && !isComputed(column);
  const initial = isPlain ? planDefault(column) : undefined;
  return {
    kind: 'basic',
    ...memberNamed(column.field),
    type: column.type.java,
    column: mapping,
    role: column.role,
    ...(initial?.kind === 'java' ? { initial: initial.value } : {}),
    ...commentOf(column),
  };
}

function toOne(association: NamedAssociation, input: EntityInput): Omit<ToOneAttribute, 'settable'> {
  const { draft, database } = input;
  const { key, target, mode, member } = association;
  const columns = draft.columns.filter(({ column }) => key.columns.includes(column.name));
  const isOne = isUniqueTogether(draft.table, key.columns);
  const isPart = draft.key.columns.length > 1;
  const part = columns[0]?.field ?? '';
  const comments = columns.flatMap(({ column }) => column.comment ?? []);
  return {
    kind: 'to-one',
    ...member,
    cardinality: isOne ? 'one-to-one' : 'many-to-one',
    target: classType(target.classes.entity),
    optional: columns.some(({ column }) => !column.notNull && !draft.key.columns.includes(column.name)),
    columns: key.columns.map((name, index) => ({
      name: database.storedName(name),
      referenced: database.storedName(key.refColumns[index] ?? ''),
      ...(mode === 'key' ? definitionOf(columns, name) : {}),
    })),
    writes:
      mode === 'owner'
        ? { kind: 'columns' }
        : mode === 'reader'
          ? { kind: 'nothing' }
          : { kind: 'maps-id', ...(isPart ? { part } : {}) },
    ...(comments.length === 1 && mode === 'owner' ? { comment: comments[0] ?? '' } : {}),
  };
}

/** The type of a column of the key, which the reference would else take from the column referred to, without its sign. */
function definitionOf(columns: readonly ColumnDraft[], name: string): { readonly definition?: string } {
  const definition = columns.find(({ column }) => column.name === name)?.type.facets.definition;
  return definition === undefined ? {} : { definition };
}

function commentOf(draft: ColumnDraft): { readonly comment?: string } {
  const { comment } = draft.column;
  return comment === undefined || comment.trim() === '' ? {} : { comment };
}
