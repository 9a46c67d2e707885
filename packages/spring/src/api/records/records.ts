import { tellsUnshown } from '@backsmith/blueprint';
import type {
  Blueprint,
  ClassName,
  CreatedPart,
  Field,
  FieldComparison,
  Filter,
  FilterKind,
  GivenField,
  KeylessList,
  Resource,
  RowField,
  ViewList,
} from '@backsmith/blueprint';
import { annotation, commas, java, javadoc, literal, paragraphs } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { initialValue } from '../../java/initial-value.ts';
import { ORDERS } from '../common/compared.ts';
import { classOf, fileOf, nullableTypeOf, typeOf } from '../../java/types.ts';
import { annotationsAt } from '../annotations.ts';
import { constraintAnnotations } from './constraint-annotations.ts';
import { wideClass, type WideField } from './wide-class.ts';

const PROPERTY = java`com.fasterxml.jackson.annotation.JsonProperty`;

/** What a client sends to make or change a record. */
export function requestRecord(
  { fields, comparisons, classes: { request }, carriers, unheard }: Resource,
  blueprint: Blueprint,
): JavaFile {
  const asked = fields.filter(({ inRequest }) => inRequest);
  const hasSecrets = fields.some(({ inResponse }) => !inResponse);
  const rules = [ignored(unheard), ...comparedFields(comparisons, blueprint)];
  const members = hasSecrets && withoutValues(request);
  if (carriers.request === 'class') {
    const read = asked.map((field) => ({
      ...readLikeRecord(field, !field.required),
      annotations: requestAnnotations(field, blueprint),
    }));
    return wideClass(request, read, rules, members);
  }
  const components = asked.map((field) => requestComponent(field, blueprint));
  return fileOf(
    request,
    java`
      ${rules}
      public record ${classOf(request)}(${commas(components)}) {
        ${members}
      }`,
  );
}

function requestComponent(field: Field, blueprint: Blueprint): JavaFragment {
  return java`${requestAnnotations(field, blueprint)} ${valueOf(field, !field.required)} ${field.name}`;
}

function requestAnnotations(field: Field, blueprint: Blueprint): JavaFragment {
  const constraints = constraintAnnotations(field.constraints, blueprint.support.classes);
  return java`${named(field)} ${described(field, blueprint)} ${constraints}`;
}

/** What a client sends to make a record with what lives and dies with it. */
export function creationRecord(
  { creation, classes, fields, comparisons, title }: Resource,
  blueprint: Blueprint,
): JavaFile | undefined {
  if (creation === undefined) return undefined;
  const { request, given, parts, unheard } = creation;
  const list = ({ record, role }: CreatedPart): JavaFragment =>
    java`@org.jspecify.annotations.Nullable java.util.List<@jakarta.validation.constraints.NotNull @jakarta.validation.Valid ${record}> ${role}`;
  const hasSecrets = fields.some(({ inResponse }) => !inResponse);
  return fileOf(
    request,
    java`
      ${javadoc`A new ${title} with what belongs to it.`}
      ${ignored(unheard)}
      ${comparedFields(comparisons, blueprint)}
      public record ${classOf(request)}(${commas([...saidComponents(given, blueprint), ...parts.map(list)])}) {
        ${paragraphs(parts.map((part) => partRecord(part, blueprint)))}

        public ${classOf(classes.request)} toRequest() {
          return new ${classOf(classes.request)}(${commas(given.map((one) => givenValue(one, [])))});
        }

        ${hasSecrets && withoutValues(request)}
      }`,
  );
}

/** One of a record's children, before the record is there that it refers to. */
function partRecord(part: CreatedPart, blueprint: Blueprint): JavaFragment {
  const { record, request, key, given, comparisons, unheard } = part;
  const parameters = key.map(({ variable, type }) => java`${typeOf(type)} ${variable}`);
  const hasSecrets = given.some((one) => one.kind === 'said' && !one.field.inResponse);
  return java`
    ${ignored(unheard)}
    ${comparedFields(comparisons, blueprint)}
    public record ${record}(${commas(saidComponents(given, blueprint))}) {
      public ${classOf(request)} toRequest(${commas(parameters)}) {
        return new ${classOf(request)}(${commas(given.map((one) => givenValue(one, key)))});
      }

      ${hasSecrets && withoutValues({ packageName: '', name: record })}
    }`;
}

function saidComponents(given: readonly GivenField[], blueprint: Blueprint): readonly JavaFragment[] {
  return given.flatMap((one) => (one.kind === 'said' ? [requestComponent(one.field, blueprint)] : []));
}

function givenValue(given: GivenField, key: CreatedPart['key']): JavaFragment {
  if (given.kind === 'said') return java`${given.field.name}`;
  const part = given.kind === 'parent' ? key[given.part] : undefined;
  return part === undefined ? java`null` : java`${part.variable}`;
}

/** What a request may repeat of an answer; any other name it does not know is refused. */
function ignored(names: readonly string[]): JavaFragment | false {
  if (names.length === 0) return false;
  const [only] = names;
  const all =
    names.length === 1 && only !== undefined ? literal(only) : java`{${commas(names.map((name) => literal(name)))}}`;
  return java`@com.fasterxml.jackson.annotation.JsonIgnoreProperties(${all})`;
}

/** The rules that compare fields of a record. */
function comparedFields(
  comparisons: readonly FieldComparison[],
  { support: { classes } }: Blueprint,
): readonly JavaFragment[] {
  const self = classOf(classes.compared);
  return comparisons.map(
    ({ kind, field, other }) =>
      java`@${self}(field = ${literal(field)}, is = ${self}.Order.${ORDERS[kind]}, other = ${literal(other)})`,
  );
}

/** What is written of a record with secrets, into a log say. */
function withoutValues({ name }: ClassName): JavaFragment {
  return java`
    ${javadoc`Says nothing of the values: some are secrets.`}
    @Override
    public String toString() {
      return ${literal(name)};
    }`;
}

/** What a client gets to see of a record. */
export function responseRecord({ fields, classes: { response }, carriers }: Resource, blueprint: Blueprint): JavaFile {
  const shown = fields.filter(({ inResponse }) => inResponse);
  if (carriers.response === 'class') {
    const written = shown.map((field) => ({
      ...readLikeRecord(field, field.nullable),
      annotations: java`${named(field)} ${describedAsShown(field, blueprint)}`,
      setter: java`
        public void ${field.name}(${valueOf(field, field.nullable)} value) {
          this.${field.name} = value;
        }`,
    }));
    return wideClass(response, written, [], undefined, tells(fields, blueprint));
  }
  return fileOf(
    response,
    java`public record ${classOf(response)}(${shownComponents(shown, blueprint)})${tells(fields, blueprint)} {}`,
  );
}

/** What a client gets to see of a record in lists, where that is less. */
export function summaryRecord({ classes, summary }: Resource, blueprint: Blueprint): JavaFile | undefined {
  if (summary === undefined) return undefined;
  const components = shownComponents(summary.fields, blueprint);
  return fileOf(
    classes.listed,
    java`public record ${classOf(classes.listed)}(${components})${tells(summary.fields, blueprint)} {}`,
  );
}

/** A row of a view. */
export function viewRecord({ fields, classes: { row } }: ViewList, blueprint: Blueprint): JavaFile {
  return fileOf(
    row,
    java`public record ${classOf(row)}(${shownComponents(fields, blueprint)})${tells(fields, blueprint)} {}`,
  );
}

/** What an answer implements that tells what it does not show. */
function tells(fields: Parameters<typeof tellsUnshown>[0], { support: { classes } }: Blueprint): JavaFragment | false {
  return tellsUnshown(fields) && java` implements ${classOf(classes.unshown)}`;
}

function shownComponents(fields: readonly Field[], blueprint: Blueprint): JavaFragment {
  return commas(
    fields.map(
      (field) =>
        java`${named(field)} ${describedAsShown(field, blueprint)} ${valueOf(field, field.nullable)} ${field.name}`,
    ),
  );
}

/** What a class needs to be read like a record. */
function readLikeRecord(field: Field, nullable: boolean): Pick<WideField, 'name' | 'type'> {
  return { name: field.name, type: valueOf(field, nullable) };
}

function valueOf({ type }: Pick<Field, 'type'>, nullable: boolean): JavaFragment {
  return nullable ? nullableTypeOf(type) : typeOf(type);
}

/** What clients call a field, where Java could not. */
function named({ json }: Pick<Field, 'json'>): JavaFragment | false {
  return json !== undefined && java`@${PROPERTY}(${literal(json)})`;
}

/** What the schema says of a field, told to the API documentation. */
function described({ comment }: Pick<Field, 'comment'>, blueprint: Blueprint): readonly JavaFragment[] {
  return comment === undefined ? [] : annotationsAt(blueprint, 'field', { comment });
}

/** The same for an answer, which does not show every value. */
function describedAsShown({ comment, unshown }: Field | RowField, blueprint: Blueprint): readonly JavaFragment[] {
  const told = [comment, unshown].filter((one) => one !== undefined);
  return described(told.length === 0 ? {} : { comment: told.join('\n') }, blueprint);
}

/**
 * The conditions of a list, all of which are optional.
 *
 * @param members what a store adds, to read them
 */
export function filterRecord(
  { classes: { filter }, filters }: Resource | ViewList,
  members: JavaFragment,
  blueprint: Blueprint,
): JavaFile {
  return fileOf(
    filter,
    java`
      public record ${classOf(filter)}(${commas(filters.flatMap((filter) => filterComponents(filter, blueprint)))}) {
        ${members}
      }`,
  );
}

function filterComponents({ type, parameters }: Filter, blueprint: Blueprint): readonly JavaFragment[] {
  return parameters.map(({ kind, name, json }) => {
    const called = json !== undefined && [
      java`@org.springframework.web.bind.annotation.BindParam(${literal(json)})`,
      ...annotationsAt(blueprint, 'query-parameter', { title: json }),
    ];
    return java`${called} ${parameterType(kind, typeOf(type))} ${name}`;
  });
}

function parameterType(kind: FilterKind, value: JavaFragment): JavaFragment {
  if (kind === 'among') return java`${value}[]`;
  return kind === 'absent' ? java`Boolean` : value;
}

/** What JSON calls a field of a row, and whether it is only read or only written. */
function property({ json, readOnly, writeOnly }: RowField): JavaFragment | false {
  if (json === undefined && readOnly !== true && writeOnly !== true) return false;
  const limited = writeOnly === true ? 'WRITE_ONLY' : undefined;
  const access = readOnly === true ? 'READ_ONLY' : limited;
  return annotation(PROPERTY, {
    value: json === undefined ? undefined : literal(json),
    access: access === undefined ? undefined : java`${PROPERTY}.Access.${access}`,
  });
}

/** One row of a list without keys, as JSON and as parameters of its store. */
export function rowRecord(
  { classes: { row }, fields, comparisons, comment }: KeylessList,
  blueprint: Blueprint,
): JavaFile {
  const components = fields.map((field) => {
    const access = property(field);
    const constraints = constraintAnnotations(field.constraints, blueprint.support.classes);
    return java`${describedAsShown(field, blueprint)} ${access} ${constraints} ${valueOf(field, field.nullable || field.initial !== undefined)} ${field.name}`;
  });
  const defaults = fields.flatMap((field) =>
    field.initial === undefined || isFilledWhenAppended(field)
      ? []
      : [java`${field.name} = ${field.name} == null ? ${initialValue(field.initial)} : ${field.name};`],
  );
  const constructor = java`
    public ${row.name} {
      ${defaults}
    }`;
  return fileOf(
    row,
    java`
      ${javadoc`${comment ?? ''}`}
      ${comparedFields(comparisons, blueprint)}
      public record ${classOf(row)}(${commas(components)})${tells(fields, blueprint)} {
        ${defaults.length > 0 && constructor}

        ${fields.some(isFilledWhenAppended) && withDefaults(row, fields)}

        ${fields.some(({ writeOnly }) => writeOnly === true) && withoutValues(row)}
      }`,
  );
}

/** What makes of a row the one that is added. */
export const WITH_DEFAULTS = 'withDefaults';

/** A row that is read may be without a value there: a default takes the place of none when a row is added, and not before. */
export function isFilledWhenAppended({ initial, mayBeUnshown }: RowField): boolean {
  return initial !== undefined && mayBeUnshown === true;
}

function withDefaults(row: ClassName, fields: readonly RowField[]): JavaFragment {
  const values = fields.map((field) =>
    field.initial !== undefined && isFilledWhenAppended(field)
      ? java`row.${field.name} == null ? ${initialValue(field.initial)} : row.${field.name}`
      : java`row.${field.name}`,
  );
  return java`
    ${javadoc`The row as it is added: defaults stand where nothing was said.`}
    public static ${classOf(row)} ${WITH_DEFAULTS}(${classOf(row)} row) {
      return new ${classOf(row)}(${commas(values)});
    }`;
}
