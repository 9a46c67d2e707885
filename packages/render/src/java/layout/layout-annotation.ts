import type { Annotation, AnnotationArgument } from '../syntax/tree.ts';
import { layoutArrayItems } from './layout-arguments.ts';
import type { LayoutBuilder } from './layout-builder.ts';

export function layoutAnnotation(out: LayoutBuilder, annotation: Annotation): void {
  const [only] = annotation.arguments ?? [];
  if (annotation.arguments?.length === 1 && only?.named === false) layoutSingleValue(out, annotation, only);
  else if (annotation.arguments === undefined || annotation.arguments.length === 0) layoutMarker(out, annotation);
  else layoutNamedValues(out, annotation, annotation.arguments);
}

function layoutMarker(out: LayoutBuilder, annotation: Annotation): void {
  out.open(0);
  out.token('@');
  out.rules.expression(out, annotation.name);
  if (annotation.arguments !== undefined) {
    out.token('(');
    out.token(')');
  }
  out.close();
}

function layoutSingleValue(out: LayoutBuilder, annotation: Annotation, argument: AnnotationArgument): void {
  const isArray = argument.value.kind === 'array';
  out.open(isArray ? 0 : 4);
  out.token('@');
  out.rules.expression(out, annotation.name);
  out.token('(');
  if (!isArray) out.break();
  layoutValue(out, argument);
  out.close();
  out.token(')');
}

/** One per line as soon as one of them is an array. */
function layoutNamedValues(out: LayoutBuilder, annotation: Annotation, values: readonly AnnotationArgument[]): void {
  const hasArray = values.some((value) => value.named && value.value.kind === 'array');
  out.open(0);
  out.token('@');
  out.rules.expression(out, annotation.name);
  out.open(4);
  out.token('(');
  out.break();
  for (const [index, value] of values.entries()) {
    if (index > 0) {
      out.token(',');
      if (hasArray) out.forced();
      else out.break(' ');
    }
    if (value.named) layoutNamedValue(out, value);
    else layoutValue(out, value);
  }
  out.token(')');
  out.close();
  out.close();
}

function layoutNamedValue(out: LayoutBuilder, argument: AnnotationArgument): void {
  const isArray = argument.value.kind === 'array';
  out.open(isArray ? 0 : 4);
  out.next();
  out.space();
  out.token('=');
  if (isArray) out.space();
  else out.break(' ');
  layoutValue(out, argument);
  out.close();
}

function layoutValue(out: LayoutBuilder, argument: AnnotationArgument): void {
  if (argument.value.kind === 'array') layoutArrayItems(out, argument.value, 'annotation');
  else out.rules.expression(out, argument.value);
}
