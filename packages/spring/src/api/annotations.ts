import { annotationsOf } from '@backsmith/blueprint';
import type { Blueprint, PlacedAnnotation } from '@backsmith/blueprint';
import { annotation, java, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { typeOf } from '../java/types.ts';

type Words = { readonly title?: string; readonly comment?: string | undefined };
type Value = NonNullable<PlacedAnnotation['values']>[string];

/**
 * The annotations the parts of a service put on one place of its code.
 *
 * @param words what the place stands under and what the schema says of it; what it does not say is left out
 */
export function annotationsAt(
  blueprint: Blueprint,
  at: PlacedAnnotation['at'],
  words: Words = {},
): readonly JavaFragment[] {
  return annotationsOf(blueprint, at).map(({ type, values = {} }) => {
    const rendered = Object.entries(values).map(([name, value]) => [name, valueOf(value, words)] as const);
    return annotation(typeOf({ name: type }), Object.fromEntries(rendered));
  });
}

function valueOf(value: Value, words: Words): JavaFragment | undefined {
  switch (value.kind) {
    case 'title':
    case 'comment': {
      const text = words[value.kind];
      return text === undefined ? undefined : literal(text);
    }
    case 'constant': {
      const dot = value.name.lastIndexOf('.');
      return java`${typeOf({ name: value.name.slice(0, dot) })}.${value.name.slice(dot + 1)}`;
    }
  }
}
