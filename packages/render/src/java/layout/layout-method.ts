import type { Annotation, Method, Variable } from '../syntax/tree.ts';
import type { BreakTag } from './doc.ts';
import { layoutAnnotation } from './layout-annotation.ts';
import { layoutArrayItems } from './layout-arguments.ts';
import type { LayoutBuilder } from './layout-builder.ts';
import { layoutModifiers, layoutTypeAnnotations, splitModifiers } from './layout-modifiers.ts';
import { layoutStatements } from './layout-statement.ts';
import {
  layoutCommaSeparated,
  layoutDimensions,
  layoutElementType,
  layoutType,
  layoutTypeParameters,
} from './layout-type.ts';
import { layoutVariable } from './layout-variable.ts';

/** A method, constructor or element of an annotation type. */
export function layoutMethod(out: LayoutBuilder, method: Method): void {
  const { declared, ofType } = splitModifiers(out, method.modifiers);
  layoutModifiers(out, declared, 'vertical');
  const beforeName: BreakTag = { taken: false };
  const beforeType: BreakTag = { taken: false };
  out.open(4);
  out.open(0);
  const hasTypeParameters = method.typeParameters.length > 0;
  if (hasTypeParameters) {
    layoutTypeAnnotations(out, ofType);
    out.token('<');
    layoutTypeParameters(out, method.typeParameters, 4);
  }
  if (method.returnType !== undefined) {
    if (hasTypeParameters) out.fill(' ', beforeType);
    out.open({ tag: beforeType, taken: 4, otherwise: 0 });
    out.open(0);
    if (!hasTypeParameters) layoutReturnAnnotations(out, ofType);
    layoutElementType(out, method.returnType);
    layoutDimensions(out, method.returnType);
    out.close();
  }
  if (hasTypeParameters || method.returnType !== undefined) out.fill(' ', beforeName);
  if (method.returnType === undefined) out.open(0);
  out.next();
  if (method.parameters !== undefined) out.token('(');
  out.close();
  out.close();
  layoutSignature(out, method, beforeName, beforeType);
  if (method.body === undefined) {
    out.token(';');
    out.close();
    return;
  }
  out.space();
  out.token('{');
  out.close();
  layoutMethodBody(out, method.body);
}

/** The parameters between the parentheses, with a break in front of each but the first. */
export function layoutParameters(out: LayoutBuilder, parameters: readonly Variable[]): void {
  if (parameters.length === 0) return;
  out.open(0);
  for (const [index, parameter] of parameters.entries()) {
    if (index > 0) out.break(' ');
    layoutVariable(out, parameter, 'parameter', 'horizontal', index < parameters.length - 1 ? ',' : '');
  }
  out.close();
}

function layoutReturnAnnotations(out: LayoutBuilder, annotations: readonly Annotation[]): void {
  for (const [index, annotation] of annotations.entries()) {
    if (index > 0) out.fill(' ');
    layoutAnnotation(out, annotation);
  }
  if (annotations.length > 0) out.break(' ');
}

/** Everything between the name and the body, indented further if the name or type went to a new line. */
function layoutSignature(out: LayoutBuilder, method: Method, beforeName: BreakTag, beforeType: BreakTag): void {
  out.open({ tag: beforeName, taken: 4, otherwise: 0 });
  out.open({ tag: beforeType, taken: 4, otherwise: 0 });
  out.open(0);
  if (method.parameters !== undefined) {
    if (method.parameters.length > 0) {
      out.fill();
      layoutParameters(out, method.parameters);
    }
    out.token(')');
  }
  if (method.throws.length > 0) {
    out.fill(' ');
    out.open(4);
    out.token('throws');
    out.fill(' ');
    layoutCommaSeparated(out, method.throws, layoutType);
    out.close();
  }
  if (method.defaultValue !== undefined) layoutDefault(out, method.defaultValue);
  out.close();
  out.close();
  out.close();
}

function layoutDefault(out: LayoutBuilder, value: Method['defaultValue'] & object): void {
  out.space();
  out.token('default');
  out.open(value.kind === 'array' ? -4 : 0);
  if (value.kind === 'array') {
    out.space();
    layoutArrayItems(out, value, 'code');
  } else {
    out.fill(' ');
    out.rules.expression(out, value);
  }
  out.close();
}

function layoutMethodBody(out: LayoutBuilder, body: Method['body'] & object): void {
  if (body.statements.length === 0) out.blank('no');
  else {
    out.open(2);
    out.forced();
    out.blank('keep');
    layoutStatements(out, body.statements);
    out.close();
    out.forced();
    out.blank('no');
  }
  out.token('}', 2);
}
