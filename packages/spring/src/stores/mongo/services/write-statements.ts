import type { DocumentRows, DocumentType, DocumentWrite, ReferenceCheck } from '@backsmith/blueprint';
import { commas, java, join, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { keyExpression } from '../../../java/key-expression.ts';
import { classOf } from '../../../java/types.ts';
import { badRequest } from '../../../api/errors/throwing.ts';
import type { MongoService } from '../mongo-service.ts';
import { readExpression } from '../../../api/services/service-methods.ts';

/** Whether a patch has fields to clear that stay as they are when a request leaves them out. */
export function clears({ writes }: Pick<DocumentType, 'writes'>): boolean {
  return writes.some(({ keepWhenNull }) => keepWhenNull);
}

/**
 * The statements that bring a request's fields into a document.
 *
 * @param from what holds the fields
 */
export function writeStatements(
  writes: readonly DocumentWrite[],
  from: string,
  blueprint: MongoService,
): readonly JavaFragment[] {
  const { documents } = blueprint.store.support.classes;
  return writes.map(({ setter, field, called, keepWhenNull, clearable, needed, scale }) => {
    const said = java`${from}.${field}()`;
    const value = scale === undefined ? said : java`${classOf(documents)}.atScale(${said}, ${literal(scale)})`;
    const set = java`entity.${setter}(${value});`;
    if (!keepWhenNull) return set;
    const condition = clearable ? java`${said} != null || cleared.contains(${literal(called)})` : java`${said} != null`;
    // A database of tables would refuse it; the validator of a collection does not take a missing field either, and says nothing of it.
    const refused =
      needed === true &&
      from === 'request' &&
      java`
      if (${said} == null && cleared.contains(${literal(called)})) {
        throw ${missingFieldThrown(called, blueprint)};
      }`;
    return java`
      ${refused}
      if (${condition}) {
        ${set}
      }`;
  });
}

/** The exception for a field that stays, and that a patch clears. */
function missingFieldThrown(called: string, blueprint: MongoService): JavaFragment {
  const { classes, needed } = blueprint.store.support;
  return needed.includes('missingField')
    ? java`new ${classOf(classes.missingField)}(${literal(called)})`
    : badRequest(blueprint, literal(`${called} must not be null`));
}

/** Looks up what a new record refers to by fields of its key alone, which no change says anew. */
export function keyChecks({ checks }: DocumentType): readonly JavaFragment[] {
  return checks.filter(({ fields }) => fields.every(({ isKey }) => isKey)).map((check) => lookUp(check));
}

/** Looks up what a new record refers to by a default, as no request says it. */
export function defaultChecks({ checks }: DocumentType): readonly JavaFragment[] {
  return checks
    .filter(({ isByDefault }) => isByDefault === true)
    .map((check) => {
      const unsaid = check.fields.filter(({ isKey }) => !isKey).map(({ name }) => java`request.${name}() == null`);
      const read = (name: string) => {
        const field = check.fields.find((one) => one.name === name);
        return field === undefined || field.isKey ? java`request.${name}()` : readExpression(field.read);
      };
      return java`
        if (${join(unsaid, java` || `)}) {
          ${lookUp(check, read)}
        }`;
    });
}

/** Looks up what a row refers to before it is added. */
export function rowChecks({ checks }: DocumentRows, from: string): readonly JavaFragment[] {
  return checks.map((check) => lookUp(check, (name) => java`${from}.${name}()`));
}

/** Looks up what a record refers to that it did not refer to before. */
export function otherChecks({ checks }: DocumentType): readonly JavaFragment[] {
  return checks
    .filter(({ fields }) => !fields.every(({ isKey }) => isKey))
    .map((check) => {
      const changed = check.fields
        .filter(({ isKey }) => !isKey)
        .map(({ name, read }) => java`!java.util.Objects.equals(request.${name}(), ${readExpression(read)})`);
      return java`
        if (${join(changed, java` || `)}) {
          ${lookUp(check)}
        }`;
    });
}

function lookUp(
  { target, fields, by }: ReferenceCheck,
  read: (name: string) => JavaFragment = (name) => java`request.${name}()`,
): JavaFragment {
  const names = fields.map(({ called }) => literal(called));
  const type = java`${classOf(target)}.class`;
  if (by.kind === 'key') return java`repository.refer(${commas([type, keyExpression(by.key, read), ...names])});`;
  const [first, ...more] = by.paths.map((path, at) => {
    const value = read(fields[at]?.name ?? '');
    return { path: literal(path.join('.')), value };
  });
  if (first === undefined) return java``;
  const where = java`org.springframework.data.mongodb.core.query.Criteria.where(${first.path}).is(${first.value})`;
  const criteria = more.reduce((all, { path, value }) => java`${all}.and(${path}).is(${value})`, where);
  const isThere = join(
    fields.map(({ name }) => java`${read(name)} != null`),
    java` && `,
  );
  const shown =
    more.length === 0 ? first.value : java`java.util.List.of(${commas([first, ...more].map(({ value }) => value))})`;
  return java`
    if (${isThere}) {
      repository.referBy(${commas([type, criteria, shown, ...names])});
    }`;
}
