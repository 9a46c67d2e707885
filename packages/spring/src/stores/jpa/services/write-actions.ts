import type { Entity, WriteAction } from '@backsmith/blueprint';
import { commas, java, literal } from '@backsmith/render';
import type { JavaFragment, JavaValue } from '@backsmith/render';
import { withStatus } from '../../../api/errors/throwing.ts';
import { keyExpression } from '../../../java/key-expression.ts';
import { classOf, typeOf } from '../../../java/types.ts';
import type { JpaService } from '../jpa-service.ts';

/** Whether a patch has fields to clear that stay as they are when a request leaves them out, or has nothing in them. */
export function clears({ updateActions }: Entity): boolean {
  return updateActions.some((action) => action.keepWhenNull || unreadOf(action) !== undefined);
}

/** What a patch clears behind Hibernate's back, which reads nothing there already. */
export function clearUnread({ updateActions, classes, versionGetter }: Entity): readonly JavaValue[] {
  return updateActions.map((action) => {
    const unread = unreadOf(action);
    if (unread === undefined) return undefined;
    const [, called] = writtenField(action);
    const method = versionGetter === undefined ? 'clear' : 'clearAndCount';
    return java`
      if (cleared.contains(${literal(called)})) {
        unitOfWork.${method}(${classOf(classes.entity)}.class, entity, ${literal(unread)});
      }`;
  });
}

function unreadOf(action: WriteAction): string | undefined {
  return action.kind === 'value' ? action.unread : undefined;
}

/**
 * The statements that bring a request's fields into an entity.
 *
 * @param inPatch `cleared` names fields that become empty
 */
export function writeStatements(
  actions: readonly WriteAction[],
  blueprint: JpaService,
  inPatch = false,
): readonly JavaFragment[] {
  return actions.map((action) => writeStatement(action, blueprint, inPatch));
}

function writeStatement(action: WriteAction, blueprint: JpaService, inPatch: boolean): JavaFragment {
  const set = java`
    ${refuseNone(action, blueprint)}
    entity.${action.setter}(${written(action, blueprint)});`;
  if (!action.keepWhenNull) return set;
  const [field, called] = writtenField(action);
  const condition =
    inPatch && action.clearable
      ? java`request.${field}() != null || cleared.contains(${literal(called)})`
      : java`request.${field}() != null`;
  return java`
    if (${condition}) {
      ${set}
    }`;
}

/** What is read as nothing comes back as nothing, and stays; any other value does not become empty. */
function refuseNone(action: WriteAction, { problems }: JpaService): JavaValue {
  if (action.kind !== 'value' || action.noneOnly === undefined) return undefined;
  const words = literal('A value is missing');
  const missing = problems.namesFields
    ? java`
        new org.springframework.dao.DataIntegrityViolationException(
            ${words}, new org.hibernate.PropertyValueException(${words}, "", ${literal(action.called)}))`
    : withStatus('UNPROCESSABLE_CONTENT', words);
  return java`
    if (request.${action.field}() == null && entity.${action.noneOnly}() != null) {
      throw ${missing};
    }`;
}

/** The field that says whether there is a value, as Java and as clients call it. */
function writtenField(action: WriteAction): readonly [field: string, called: string] {
  if (action.kind === 'value') return [action.field, action.called];
  const { key, fields } = action;
  const field = key.kind === 'field' ? key.field : (key.fields.at(-1) ?? '');
  return [field, fields.at(-1) ?? ''];
}

function written(action: WriteAction, { store }: JpaService): JavaFragment {
  if (action.kind === 'value') {
    const value = java`request.${action.field}()`;
    const { unitOfWork } = store.support.classes;
    return action.scale === undefined
      ? value
      : java`${classOf(unitOfWork)}.atScale(${commas([value, literal(action.scale)])})`;
  }
  const key = commas([
    java`${typeOf(action.target)}.class`,
    action.getter !== undefined && java`entity.${action.getter}()`,
    keyExpression(action.key),
    ...action.fields.map((field) => literal(field)),
  ]);
  const method = action.getter === undefined ? 'reference' : 'referenceOrCurrent';
  return java`unitOfWork.${method}(${key})`;
}
