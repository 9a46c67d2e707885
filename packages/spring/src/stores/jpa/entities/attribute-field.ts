import type {
  Attribute,
  BasicAttribute,
  JoinColumnMapping,
  JpaClasses,
  ToManyAttribute,
  TimeUnit,
  ToOneAttribute,
} from '@backsmith/blueprint';
import { annotation, java, javadoc, join, literal, type } from '@backsmith/render';
import type { JavaFragment, JavaValue } from '@backsmith/render';
import { typeOf } from '../../../java/types.ts';
import { columnAnnotations, tableArguments } from './column-annotations.ts';
import { initialValue } from '../../../java/initial-value.ts';

/** The field of an attribute with its annotations. */
export function attributeField(attribute: Attribute, support: JpaClasses): JavaFragment {
  switch (attribute.kind) {
    case 'embedded-id':
      return java`@jakarta.persistence.EmbeddedId private ${typeOf(attribute.type)} ${attribute.name};`;
    case 'basic':
      return basicField(attribute, support);
    case 'to-one':
      return toOneField(attribute);
    case 'many-to-many':
      return toManyField(attribute);
  }
}

function basicField(attribute: BasicAttribute, support: JpaClasses): JavaFragment {
  const { initial } = attribute;
  return java`
    ${javadoc`${attribute.comment ?? ''}`}
    ${roleAnnotations(attribute, support)}
    ${columnAnnotations(attribute.column, support)}
    private ${typeOf(attribute.type)} ${attribute.name}${initial !== undefined && java` = ${initialValue(initial)}`};`;
}

function roleAnnotations(attribute: BasicAttribute, support: JpaClasses): readonly JavaValue[] {
  if (attribute.utc !== undefined) return [utcTimestamp(attribute, attribute.utc, support)];
  switch (attribute.role) {
    case 'id':
      return [java`@jakarta.persistence.Id`, ...generatorAnnotations(attribute)];
    case 'version':
      return [java`@jakarta.persistence.Version`];
    case 'created':
      return [java`@org.hibernate.annotations.CreationTimestamp`];
    case 'updated':
      return [java`@org.hibernate.annotations.UpdateTimestamp`];
    case 'deleted':
    case 'secret':
    case 'owner':
    case 'author':
    case 'plain':
      return [];
  }
}

function utcTimestamp({ role }: BasicAttribute, unit: TimeUnit, { utcTimestamp: self }: JpaClasses): JavaFragment {
  return annotation(type(`${self.packageName}.${self.name}`), {
    on: role === 'created' ? java`org.hibernate.generator.EventType.INSERT` : undefined,
    unit: unit === 'MICROS' ? undefined : java`java.time.temporal.ChronoUnit.${unit}`,
  });
}

function generatorAnnotations({ keyGenerator }: BasicAttribute): readonly JavaValue[] {
  switch (keyGenerator?.kind) {
    case undefined:
      return [];
    case 'identity':
      return [java`@jakarta.persistence.GeneratedValue(strategy = jakarta.persistence.GenerationType.IDENTITY)`];
    case 'uuid':
      return [java`@jakarta.persistence.GeneratedValue(strategy = jakarta.persistence.GenerationType.UUID)`];
    case 'sequence':
      return [
        java`@jakarta.persistence.GeneratedValue(strategy = jakarta.persistence.GenerationType.SEQUENCE, generator = ${literal(keyGenerator.name)})`,
        annotation(type('jakarta.persistence.SequenceGenerator'), {
          name: literal(keyGenerator.name),
          sequenceName: literal(keyGenerator.name),
          schema: keyGenerator.schema === undefined ? undefined : literal(keyGenerator.schema),
          allocationSize: literal(keyGenerator.increment),
        }),
      ];
  }
}

function toOneField(attribute: ToOneAttribute): JavaFragment {
  const { writes, cardinality, optional } = attribute;
  const relation = type(`jakarta.persistence.${cardinality === 'one-to-one' ? 'OneToOne' : 'ManyToOne'}`);
  const part = writes.kind === 'maps-id' ? writes.part : undefined;
  return java`
    ${javadoc`${attribute.comment ?? ''}`}
    ${writes.kind === 'maps-id' && annotation(type('jakarta.persistence.MapsId'), part === undefined ? {} : { value: literal(part) })}
    ${annotation(relation, {
      fetch: java`jakarta.persistence.FetchType.LAZY`,
      optional: optional ? undefined : literal(false),
    })}
    ${attribute.columns.map((column) => joinColumn(column, attribute))}
    private ${typeOf(attribute.target)} ${attribute.name};`;
}

function joinColumn(column: JoinColumnMapping, attribute: ToOneAttribute): JavaFragment {
  const isReadOnly = attribute.writes.kind === 'nothing';
  return annotation(type('jakarta.persistence.JoinColumn'), {
    name: literal(column.name),
    referencedColumnName: attribute.columns.length > 1 ? literal(column.referenced) : undefined,
    nullable: attribute.optional || isReadOnly ? undefined : literal(false),
    insertable: isReadOnly ? literal(false) : undefined,
    updatable: isReadOnly ? literal(false) : undefined,
    columnDefinition: column.definition === undefined ? undefined : literal(column.definition),
  });
}

function toManyField(attribute: ToManyAttribute): JavaFragment {
  const table = annotation(type('jakarta.persistence.JoinTable'), {
    ...tableArguments(attribute.table),
    joinColumns: attribute.columns.map((column) => linkColumn(column, attribute.columns.length)),
    inverseJoinColumns: attribute.inverseColumns.map((column) => linkColumn(column, attribute.inverseColumns.length)),
  });
  const set = join([java`java.util.Set<${typeOf(attribute.target)}>`]);
  return java`
    @jakarta.persistence.ManyToMany
    ${table}
    ${attribute.isUncounted && java`@org.hibernate.annotations.OptimisticLock(excluded = true)`}
    private ${set} ${attribute.name} = new java.util.LinkedHashSet<>();`;
}

function linkColumn(column: JoinColumnMapping, count: number): JavaFragment {
  return annotation(type('jakarta.persistence.JoinColumn'), {
    name: literal(column.name),
    referencedColumnName: count > 1 ? literal(column.referenced) : undefined,
  });
}
