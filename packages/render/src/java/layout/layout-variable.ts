import type { Modifiers, Variable } from '../syntax/tree.ts';
import type { BreakTag } from './doc.ts';
import { layoutArrayItems } from './layout-arguments.ts';
import type { LayoutBuilder } from './layout-builder.ts';
import { layoutModifiers, layoutTypeAnnotations, splitModifiers } from './layout-modifiers.ts';
import type { Direction, SplitModifiers } from './layout-modifiers.ts';
import { layoutDimensions, layoutElementType } from './layout-type.ts';

export type VariablePlace = 'field' | 'parameter' | 'other';

/** A variable with its value and, where one follows, its semicolon or comma. */
export function layoutVariable(
  out: LayoutBuilder,
  variable: Variable,
  place: VariablePlace,
  direction: Direction,
  trailing: ';' | ',' | '' = '',
): void {
  const annotationTag: BreakTag = { taken: false };
  const typeTag: BreakTag = { taken: false };
  const modifiers = splitModifiers(out, variable.modifiers);
  const isAnnotated = modifiers.declared.some((modifier) => modifier.annotation !== undefined);
  if (place === 'field') out.blank([annotationTag]);
  out.open(place === 'parameter' && isAnnotated ? 4 : 0);
  layoutModifiers(out, modifiers.declared, direction, annotationTag);
  out.open(variable.isVar || variable.type !== undefined ? 4 : 0);
  layoutTypeAndName(out, variable, modifiers, typeTag);
  if (variable.value !== undefined) layoutValue(out, variable.value, typeTag);
  if (trailing !== '') out.token(trailing);
  out.close();
  out.close();
  if (place === 'field') out.blank([annotationTag]);
}

/** A field keeps its annotations on its line unless one of them has arguments. */
export function fieldDirection(modifiers: Modifiers): Direction {
  const hasArguments = modifiers.some(({ annotation }) => (annotation?.arguments?.length ?? 0) > 0);
  return hasArguments ? 'vertical' : 'horizontal';
}

/** A local variable keeps a lone annotation without arguments on its line. */
export function localDirection(modifiers: Modifiers): Direction {
  const annotations = modifiers.filter((modifier) => modifier.annotation !== undefined);
  return annotations.length <= 1 ? fieldDirection(modifiers) : 'vertical';
}

function layoutTypeAndName(out: LayoutBuilder, variable: Variable, modifiers: SplitModifiers, tag: BreakTag): void {
  out.open(0);
  out.open(0);
  layoutTypeAnnotations(out, modifiers.ofType);
  if (variable.isVar) out.token('var');
  else if (variable.type !== undefined) layoutDeclaredType(out, variable.type, variable.variadic);
  out.close();
  if (variable.isVar || variable.type !== undefined) out.fill(' ', tag);
  out.open({ tag, taken: 4, otherwise: 0 });
  out.next();
  out.close();
  out.close();
}

function layoutDeclaredType(out: LayoutBuilder, type: Variable['type'] & object, variadic: boolean): void {
  layoutElementType(out, type);
  out.open(4);
  layoutDimensions(out, type);
  if (variadic) {
    out.fill();
    out.token('...');
  }
  out.close();
}

function layoutValue(out: LayoutBuilder, value: Variable['value'] & object, typeTag: BreakTag): void {
  out.space();
  out.next();
  if (value.kind === 'array') {
    out.open(-4);
    out.space();
    layoutArrayItems(out, value, 'code');
  } else {
    out.open({ tag: typeTag, taken: 4, otherwise: 0 });
    out.fill(' ');
    out.rules.expression(out, value);
  }
  out.close();
}
