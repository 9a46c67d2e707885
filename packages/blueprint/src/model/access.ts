import type { KeyExpression } from './field.ts';
import type { JavaType } from './java.ts';

/** One call on the way from an entity to a value; a nullable answer ends the way with null. */
export type AccessStep = { readonly method: string; readonly nullable: boolean };

/**
 * What a service does with a request to change an entity, in order. What has a default, is a secret or is left out of lists stays when
 * the request says none; a patch clears it nevertheless, where it is clearable.
 */
export type WriteAction =
  | {
      readonly kind: 'value';
      readonly setter: string;
      readonly field: string;
      /** What clients call the field. */
      readonly called: string;
      readonly keepWhenNull: boolean;
      readonly clearable: boolean;
      /** Says the entity's value, where nothing may be set only in the place of nothing: of what is read as none. */
      readonly noneOnly?: string;
      /** The attribute, where what it has may be read as none and a patch can clear it all the same. */
      readonly unread?: string;
      /** The digits behind the point that the database gives each value: an answer has them before it is read again. */
      readonly scale?: number;
    }
  | {
      readonly kind: 'reference';
      readonly setter: string;
      /** Says what the entity refers to already, which stays although nobody may find it any more; a new record has none. */
      readonly getter?: string;
      /** A reference that has a default stays as it is when the request says none. */
      readonly keepWhenNull: boolean;
      readonly clearable: boolean;
      readonly target: JavaType;
      readonly key: KeyExpression;
      /** The fields that name the record, one for each part of its key, as clients call them. */
      readonly fields: readonly string[];
    };
