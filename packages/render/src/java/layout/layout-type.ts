import type { Type, TypeParameter } from '../syntax/tree.ts';
import { layoutAnnotation } from './layout-annotation.ts';
import type { LayoutBuilder } from './layout-builder.ts';

/** A type with its brackets. */
export function layoutType(out: LayoutBuilder, type: Type): void {
  if (type.dimensions === 0) {
    layoutElementType(out, type);
    return;
  }
  out.open(4);
  layoutElementType(out, type);
  layoutDimensions(out, type);
  out.close();
}

/** A type without its brackets, which some rules put into a level of their own. */
export function layoutElementType(out: LayoutBuilder, type: Type): void {
  for (const annotation of type.annotations) {
    layoutAnnotation(out, annotation);
    out.fill(' ');
  }
  if (type.name === undefined) layoutWildcard(out, type);
  else if (type.arguments === undefined) out.rules.expression(out, type.name);
  else if (type.arguments.length === 0) {
    out.rules.expression(out, type.name);
    out.token('<');
    out.token('>');
  } else {
    out.open(4);
    out.rules.expression(out, type.name);
    out.token('<');
    out.break();
    out.open(0);
    layoutCommaSeparated(out, type.arguments, layoutType);
    out.close();
    out.close();
    out.token('>');
  }
}

/** The brackets of an array, and in front of them what is said of the array rather than of its elements. */
export function layoutDimensions(out: LayoutBuilder, { dimensions, ofArray }: Type): void {
  for (const annotation of ofArray) {
    out.fill(' ');
    layoutAnnotation(out, annotation);
  }
  if (ofArray.length > 0) out.fill(' ');
  for (let count = 0; count < dimensions; count += 1) {
    out.fill();
    out.token('[');
    out.token(']');
  }
}

/** Items with a comma behind all but the last and a break behind every comma. */
export function layoutCommaSeparated<T>(
  out: LayoutBuilder,
  items: readonly T[],
  layoutItem: (out: LayoutBuilder, item: T) => void,
): void {
  for (const [index, item] of items.entries()) {
    if (index > 0) {
      out.token(',');
      out.break(' ');
    }
    layoutItem(out, item);
  }
}

/** `<A, B>` in front of the name of a call or behind `new`. */
export function layoutTypeArguments(out: LayoutBuilder, types: readonly Type[], indent: number): void {
  if (types.length === 0) return;
  out.token('<');
  out.open(indent);
  for (const [index, type] of types.entries()) {
    if (index > 0) {
      out.token(',');
      out.fill(' ');
    }
    layoutType(out, type);
  }
  out.close();
  out.token('>');
}

/** `<T extends A & B>` of a declaration. */
export function layoutTypeParameters(out: LayoutBuilder, parameters: readonly TypeParameter[], indent: number): void {
  out.open(indent);
  out.break();
  out.open(0);
  layoutCommaSeparated(out, parameters, layoutTypeParameter);
  out.token('>');
  out.close();
  out.close();
}

function layoutTypeParameter(out: LayoutBuilder, parameter: TypeParameter): void {
  out.open(0);
  for (const annotation of parameter.annotations) {
    layoutAnnotation(out, annotation);
    out.fill(' ');
  }
  out.next();
  if (parameter.bounds.length > 0) layoutBounds(out, parameter.bounds);
  out.close();
}

function layoutBounds(out: LayoutBuilder, bounds: readonly Type[]): void {
  out.space();
  out.token('extends');
  out.open(4);
  out.break(' ');
  out.open(4);
  for (const [index, bound] of bounds.entries()) {
    if (index > 0) {
      out.fill(' ');
      out.token('&');
      out.space();
    }
    layoutType(out, bound);
  }
  out.close();
  out.close();
}

function layoutWildcard(out: LayoutBuilder, type: Type): void {
  out.open(0);
  out.token('?');
  if (type.bound !== undefined) {
    out.open(4);
    out.space();
    out.next();
    out.break(' ');
    layoutType(out, type.bound);
    out.close();
  }
  out.close();
}
