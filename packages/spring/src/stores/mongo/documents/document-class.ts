import type {
  ClassName,
  DocumentAttribute,
  DocumentKey,
  DocumentType,
  MongoClasses,
  TimeUnit,
} from '@backsmith/blueprint';
import { commas, java, javadoc, literal, paragraphs } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { initialValue } from '../../../java/initial-value.ts';
import { classOf, fileOf, typeOf } from '../../../java/types.ts';

const FIELD = java`org.springframework.data.mongodb.core.mapping.Field`;
const DOCUMENT = java`org.springframework.data.mongodb.core.mapping.Document`;
const ID = java`@org.springframework.data.mongodb.core.mapping.MongoId`;

/** What the class of a document is written from. */
type Written = {
  readonly name: ClassName;
  readonly collection: string;
  readonly comment?: string | undefined;
  readonly attributes: readonly DocumentAttribute[];
};

/** The class of the documents of a resource. */
export function documentClass({ classes, key, ...type }: DocumentType, shared: MongoClasses): JavaFile {
  const idType = typeOf(key.type);
  return written(
    { ...type, name: classes.document },
    paragraphs([java`${ID} private ${idType} ${key.name};`, ...type.unread.map(unreadField)]),
    [getter(key, idType), key.settable && setter(key, idType)],
    shared,
  );
}

/** Read with the document and written with it. */
function unreadField({ name, field }: DocumentType['unread'][number]): JavaFragment {
  return java`
    ${javadoc`In the schema no more: what a document has here stays in it.`}
    @${FIELD}(${literal(field)})
    private Object ${name};`;
}

/** The class of documents whose key nobody sees. */
export function rowClass(written_: Written, shared: MongoClasses): JavaFile {
  return written(written_, java`${ID} private org.bson.types.ObjectId objectId;`, [], shared);
}

function written(
  { name, collection, comment, attributes }: Written,
  id: JavaFragment,
  ofKey: readonly (JavaFragment | false)[],
  shared: MongoClasses,
): JavaFile {
  return fileOf(
    name,
    java`
      ${javadoc`${comment ?? ''}`}
      @${DOCUMENT}(${literal(collection)})
      public class ${classOf(name)} {
        ${paragraphs([id, ...attributes.map((attribute) => fieldOf(attribute, shared))])}

        ${paragraphs([...ofKey, ...attributes.map(accessors)])}
      }`,
  );
}

function fieldOf(attribute: DocumentAttribute, { jsonValues }: MongoClasses): JavaFragment {
  const { type, field, role, name, initial, isJson, comment } = attribute;
  const value = initial === undefined ? java`` : java` = ${initialValue(initial)}`;
  return java`
    ${javadoc`${comment ?? ''}`}
    ${role === 'version' && java`@org.springframework.data.annotation.Version`}
    ${isJson === true && java`@org.springframework.data.convert.ValueConverter(${classOf(jsonValues)}.class)`}
    @${FIELD}(${literal(field)})
    private ${typeOf(type)} ${name}${value};`;
}

function accessors(attribute: DocumentAttribute): JavaFragment {
  const type = typeOf(attribute.type);
  return java`
    ${attribute.role !== 'deleted' && getter(attribute, type)}

    ${attribute.settable && setter(attribute, type, attribute.cut)}`;
}

function getter({ name, getter: method }: Pick<DocumentKey, 'name' | 'getter'>, type: JavaFragment): JavaFragment {
  return java`
    public ${type} ${method}() {
      return ${name};
    }`;
}

function setter(
  { name, setter: method }: Pick<DocumentKey, 'name' | 'setter'>,
  type: JavaFragment,
  cut?: TimeUnit,
): JavaFragment {
  const value =
    cut === undefined
      ? java`${name}`
      : java`${name} == null ? null : ${name}.truncatedTo(java.time.temporal.ChronoUnit.${cut})`;
  return java`
    public void ${method}(${type} ${name}) {
      this.${name} = ${value};
    }`;
}

/** The record of a key of several parts, if the document has one. */
export function idRecord({ classes: { id }, key }: DocumentType): JavaFile | undefined {
  if (id === undefined) return undefined;
  const parts = key.parts.map(({ name, type, field }) => java`@${FIELD}(${literal(field)}) ${typeOf(type)} ${name}`);
  return fileOf(id, java`public record ${classOf(id)}(${commas(parts)}) {}`);
}
