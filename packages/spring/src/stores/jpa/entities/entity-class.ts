import type { Attribute, Entity, JpaClasses, JpaStore, RecordRule, TimeUnit } from '@backsmith/blueprint';
import { annotation, java, javadoc, literal, paragraphs, type } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { classOf, fileOf, typeOf } from '../../../java/types.ts';
import { roundedTo } from '../common/rounded-moments.ts';
import { attributeField } from './attribute-field.ts';
import { tableArguments } from './column-annotations.ts';

/** The JPA class of an entity. */
export function entityClass(entity: Entity, { support }: JpaStore): JavaFile {
  const { classes, softDelete } = entity;
  return fileOf(
    classes.entity,
    java`
      ${javadoc`${entity.comment ?? ''}`}
      @jakarta.persistence.Entity
      ${annotation(type('jakarta.persistence.Table'), tableArguments(entity.table))}
      ${softDelete !== undefined && java`@org.hibernate.annotations.SQLRestriction(${literal(softDelete.condition)})`}
      ${softDelete !== undefined && java`@org.hibernate.annotations.SQLDelete(sql = ${literal(softDelete.statement)})`}
      ${entity.rule !== undefined && filter(entity.rule)}
      ${entity.dynamicInsert && java`@org.hibernate.annotations.DynamicInsert`}
      ${entity.dynamicUpdate && java`@org.hibernate.annotations.DynamicUpdate`}
      public class ${classOf(classes.entity)} {
        ${paragraphs(entity.attributes.map((attribute) => attributeField(attribute, support.classes)))}

        ${paragraphs(entity.attributes.map((attribute) => accessors(attribute, support.classes)))}

        ${equality(entity)}
      }`,
  );
}

/** Queries of callers have the condition of the entity's rule. */
function filter({ holder, constant }: RecordRule): JavaFragment {
  const rules = classOf(holder);
  return annotation(type('org.hibernate.annotations.Filter'), {
    name: java`${rules}.NAME`,
    condition: java`${rules}.${constant}`,
    deduceAliasInjectionPoints: literal(false),
  });
}

function accessors(attribute: Attribute, classes: JpaClasses): JavaFragment {
  if (attribute.kind === 'many-to-many')
    return getter(attribute.getter, java`java.util.Set<${typeOf(attribute.target)}>`, attribute.name);
  const type = typeOf(attribute.kind === 'to-one' ? attribute.target : attribute.type);
  // Nobody sees a record whose mark says anything.
  const isMark = attribute.kind === 'basic' && attribute.role === 'deleted';
  return java`
    ${!isMark && getter(attribute.getter, type, shown(attribute, classes))}

    ${attribute.settable && setter(attribute, type)}`;
}

function setter(attribute: Exclude<Attribute, { kind: 'many-to-many' }>, type: JavaFragment): JavaFragment {
  const { name } = attribute;
  const cut = attribute.kind === 'basic' ? attribute.cut : undefined;
  const isJson = attribute.kind === 'basic' && attribute.column.jdbcType === 'JSON';
  const plain = cut === undefined ? name : cutTo(name, cut);
  return java`
    public void ${attribute.setter}(${type} ${name}) {
      this.${name} = ${isJson ? jsonOf(name) : plain};
    }`;
}

/** What a getter answers: of a moment that is rounded what is kept of it. */
function shown(attribute: Exclude<Attribute, { kind: 'many-to-many' }>, classes: JpaClasses): JavaFragment {
  const rounded = attribute.kind === 'basic' ? attribute.column.rounded : undefined;
  const own = java`${attribute.name}`;
  return rounded === undefined ? own : roundedTo(own, rounded, classes);
}

/** A document that is null itself is shown as null, and stays one. */
function jsonOf(name: string): JavaFragment {
  return java`${name} == null && this.${name} != null && this.${name}.isNull() ? this.${name} : ${name}`;
}

/** The same time stays as it is: infinities and the end of the day have more digits than the column. */
function cutTo(time: string, unit: TimeUnit): JavaFragment {
  return java`${time} == null || ${time}.equals(this.${time}) ? ${time} : ${time}.truncatedTo(java.time.temporal.ChronoUnit.${unit})`;
}

function getter(name: string, type: JavaFragment, attribute: JavaValue): JavaFragment {
  return java`
    public ${type} ${name}() {
      return ${attribute};
    }`;
}

/** Two objects are the same record when they have the same key; one that has none yet equals itself only. */
function equality(entity: Entity): JavaFragment {
  const self = classOf(entity.classes.entity);
  const { getter: key, attribute } = entity.key;
  const isHidden = attribute === 'other' || attribute === 'that';
  const isRounded = entity.key.parts.some(({ column }) => column.rounded !== undefined);
  const own = isHidden || isRounded ? java`${key}()` : java`${attribute}`;
  return java`
    @Override
    public boolean equals(Object other) {
      return this == other
          || (other instanceof ${self} that && ${own} != null && ${own}.equals(that.${key}()));
    }

    @Override
    public int hashCode() {
      return ${self}.class.hashCode();
    }`;
}
