import type { Entity, Resource } from '@backsmith/blueprint';
import { java, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../../../java/types.ts';

/** The statement that refuses a list of what belongs to a record that is not there; the record itself may be large. */
export function requireOwner({ label }: Resource, { classes }: Entity): JavaFragment {
  return java`unitOfWork.require(${classOf(classes.entity)}.class, id, ${literal(label)});`;
}
