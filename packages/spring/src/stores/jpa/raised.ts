import type { Raised } from '@backsmith/blueprint';
import { java, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';

/** Whether an SQLException is what a rule of the database's owner has raised. */
export function isRaised(raised: Raised, cause: JavaFragment): JavaFragment {
  if ('state' in raised) return java`${literal(raised.state)}.equals(${cause}.getSQLState())`;
  const { fromCode, toCode } = raised;
  return java`${cause}.getErrorCode() >= ${literal(fromCode)} && ${cause}.getErrorCode() <= ${literal(toCode)}`;
}

/** The words it was raised with: the first line, without what the driver puts before them. */
export function raisedText({ prefix }: Raised, cause: JavaFragment): JavaFragment {
  const text = java`${cause}.getMessage().lines().findFirst().orElse("")`;
  return prefix === '' ? text : java`${text}.replaceFirst(${literal(prefix)}, "")`;
}
