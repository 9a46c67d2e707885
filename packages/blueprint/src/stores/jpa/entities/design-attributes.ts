import { isComputed, isKept, isUniqueAlone } from '../../../drafts/column-draft.ts';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import { keyDrafts } from '../../../drafts/resource-draft.ts';
import type { ResourceDraft } from '../../../drafts/resource-draft.ts';
import type {
  Attribute,
  BasicAttribute,
  EmbeddedIdAttribute,
  KeyGenerator,
  ToOneAttribute,
} from '../../../model/jpa/attribute.ts';
import { JAVA } from '../../../types/java-types.ts';
import type { DefaultValue } from '@backsmith/schema';
import { classType } from '../../../model/java.ts';
import { memberNamed } from '../../../names/member-names.ts';
import { isOnly, isOptional } from '../../../relations/design-references.ts';
import type { TargetDatabase } from '../databases/target-database.ts';
import type { InitialValue } from '../../../model/value.ts';
import { unmarkedValue } from '../../../drafts/deleted-mark.ts';
import { nobody } from '../../../drafts/nobody.ts';
import { saidComment } from '../../../tables/said-comment.ts';
import type { ColumnMapping } from '../../../model/jpa/column.ts';
import { columnMapping } from './column-mapping.ts';
import { ownerOf } from '../../../relations/resource-input.ts';
import type { ResourceInput } from '../../../relations/resource-input.ts';
import type { NamedAssociation } from '../../../relations/named-association.ts';
import { designDefault, unitOf } from '../../../drafts/initial-value.ts';

/**
 * The attributes of an entity class: its key, then columns and associations in the order of the table's columns.
 *
 * @param generator what makes new keys, where nobody assigns them
 * @param setters the setters the service calls
 */
export function designAttributes(
  input: ResourceInput,
  database: TargetDatabase,
  generator: KeyGenerator | undefined,
  setters: ReadonlySet<string>,
): readonly Attribute[] {
  return [idAttribute(input, database, generator), ...others(input, database)].map((attribute): Attribute => ({
    ...attribute,
    settable: setters.has(attribute.setter),
  }));
}

type Unsettled =
  Omit<BasicAttribute, 'settable'> | Omit<EmbeddedIdAttribute, 'settable'> | Omit<ToOneAttribute, 'settable'>;

function others(input: ResourceInput, database: TargetDatabase): readonly Unsettled[] {
  const { draft } = input;
  const written = new Set<NamedAssociation>();
  return draft.columns.flatMap((column): readonly Unsettled[] => {
    const starting = input.associations.filter(
      (other) => !written.has(other) && other.key.columns[0] === column.column.name,
    );
    for (const association of starting) written.add(association);
    const isBasic = !draft.key.columns.includes(column.column.name) && ownerOf(input, column.column.name) === undefined;
    const references = starting.map((association) => toOne(association, input, database));
    return [...(isBasic ? [basic(column, input, database)] : []), ...references];
  });
}

function idAttribute(
  { draft }: ResourceInput,
  database: TargetDatabase,
  keyGenerator: KeyGenerator | undefined,
): Unsettled {
  const [key, ...more] = keyDrafts(draft);
  if (key === undefined || more.length > 0) return { kind: 'embedded-id', ...draft.idMember, type: draft.idType };
  return {
    kind: 'basic',
    ...draft.idMember,
    type: key.type.java,
    column: { ...columnMapping(key, database, false), nullable: true },
    role: 'id',
    ...(keyGenerator === undefined ? cutOf(key) : {}),
    ...(keyGenerator === undefined ? {} : { keyGenerator }),
    ...saidComment(key.column),
  };
}

function basic(
  column: ColumnDraft,
  { draft }: ResourceInput,
  database: TargetDatabase,
): Omit<BasicAttribute, 'settable'> {
  const mapping = asValue(columnMapping(column, database, isUniqueAlone(draft.table, column.column.name)));
  const initial = isComputed(column) ? undefined : initialOf(column);
  return {
    kind: 'basic',
    ...memberNamed(column.field),
    type: column.type.java,
    column: mapping,
    role: column.role,
    ...(initial === undefined ? {} : { initial }),
    ...utcOf(column, draft),
    ...cutOf(column),
    ...saidComment(column.column),
  };
}

/** What refers to a key, and identifies no row itself, is read as none where there is nothing for it. */
function asValue({ oddKey, ...mapping }: ColumnMapping): ColumnMapping {
  return oddKey === undefined ? mapping : { ...mapping, mayBeNone: oddKey, nullable: true };
}

/** The times of a table are all of one clock: where the database takes one from UTC, so does the service. */
function utcOf({ role, type: { java, shape } }: ColumnDraft, { columns }: ResourceDraft): Pick<BasicAttribute, 'utc'> {
  if ((role !== 'created' && role !== 'updated') || java !== JAVA.timestamp) return {};
  const isUtc = columns.some(
    (one) => (one.role === 'created' || one.role === 'updated') && isUtcNow(one.column.default),
  );
  return isUtc ? { utc: unitOf(shape) } : {};
}

/** An answer says what is kept; of moments that are rounded the class that rounds them says it. */
export function cutOf({ type: { shape, facets } }: ColumnDraft): Pick<BasicAttribute, 'cut'> {
  if (facets.rounded !== undefined) return {};
  if (shape.kind !== 'timestamp' && shape.kind !== 'time') return {};
  const unit = unitOf(shape);
  return unit === 'MICROS' ? {} : { cut: unit };
}

function isUtcNow(given: DefaultValue | undefined): boolean {
  return given?.kind === 'now' && given.utc === true;
}

/** What a new record has where nobody said anything. */
function initialOf(column: ColumnDraft): InitialValue | undefined {
  if (column.role === 'deleted') return unmarkedValue(column);
  const given = isKept(column) ? designDefault(column) : undefined;
  if (given?.kind === 'java') return given.value;
  return given === undefined ? nobody(column) : undefined;
}

function toOne(
  association: NamedAssociation,
  input: ResourceInput,
  database: TargetDatabase,
): Omit<ToOneAttribute, 'settable'> {
  const { draft } = input;
  const { key, target, mode, member } = association;
  const columns = draft.columns.filter(({ column }) => key.columns.includes(column.name));
  const isPart = draft.key.columns.length > 1;
  const part = columns[0]?.field ?? '';
  const comments = columns.flatMap(({ column }) => column.comment ?? []);
  return {
    kind: 'to-one',
    ...member,
    cardinality: isOnly(association, input) ? 'one-to-one' : 'many-to-one',
    target: classType(target.keptAs),
    optional: isOptional(association, input),
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
