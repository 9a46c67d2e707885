import { java, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';

export const TEMPLATE = java`org.springframework.data.mongodb.core.MongoTemplate`;
export const DOCUMENT = java`org.bson.Document`;
export const UPDATE = java`org.springframework.data.mongodb.core.query.Update`;
export const QUERY = java`org.springframework.data.mongodb.core.query.Query`;
export const COMPONENT = java`@org.springframework.stereotype.Component`;

/** The condition that a field is this value. */
export function where(field: string, value: JavaFragment): JavaFragment {
  return java`${at(field)}.is(${value})`;
}

/** A condition about a field, whose operator follows. */
export function at(field: string): JavaFragment {
  return java`org.springframework.data.mongodb.core.query.Criteria.where(${literal(field)})`;
}

/** The query for the documents that meet a condition. */
export function query(condition: JavaFragment): JavaFragment {
  return java`${QUERY}.query(${condition})`;
}
