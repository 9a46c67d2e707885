import type { WriteAction } from '@backsmith/blueprint';
import { commas, java, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { keyExpression } from '../java/key-expression.ts';
import { typeOf } from '../java/types.ts';

/** The statements that bring a request's fields into an entity. */
export function writeStatements(actions: readonly WriteAction[]): readonly JavaFragment[] {
  return actions.map(writeStatement);
}

function writeStatement(action: WriteAction): JavaFragment {
  const set = java`entity.${action.setter}(${written(action)});`;
  if (!action.keepWhenNull) return set;
  return java`
    if (request.${action.field}() != null) {
      ${set}
    }`;
}

function written(action: WriteAction): JavaFragment {
  if (action.kind === 'value') return java`request.${action.field}()`;
  const key = commas([java`${typeOf(action.target)}.class`, keyExpression(action.key), literal(action.field)]);
  return java`unitOfWork.reference(${key})`;
}
