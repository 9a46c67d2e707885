import type { Annotation, Modifier, Modifiers } from '../syntax/tree.ts';
import type { BreakTag } from './doc.ts';
import { layoutAnnotation } from './layout-annotation.ts';
import type { LayoutBuilder } from './layout-builder.ts';

/** Whether annotations stand above a declaration or, as far as they fit, in front of it. */
export type Direction = 'vertical' | 'horizontal';

/** Modifiers in front, and behind them the annotations that belong to the type rather than to the declaration. */
export type SplitModifiers = { readonly declared: Modifiers; readonly ofType: readonly Annotation[] };

/** Annotations that google-java-format puts next to the type when they are imported. */
const TYPE_ANNOTATIONS: ReadonlySet<string> = new Set([
  'org.checkerframework.checker.nullness.qual.NonNull',
  'org.checkerframework.checker.nullness.qual.Nullable',
  'org.jspecify.annotations.NonNull',
  'org.jspecify.annotations.Nullable',
]);

/** The simple names of imported annotations that belong to types. */
export function typeAnnotationsOf(imports: readonly string[]): ReadonlySet<string> {
  const known = imports.filter((name) => TYPE_ANNOTATIONS.has(name));
  return new Set(known.map((name) => name.slice(name.lastIndexOf('.') + 1)));
}

export function splitModifiers(out: LayoutBuilder, modifiers: Modifiers): SplitModifiers {
  const last = modifiers.findLastIndex((modifier) => !isTypeAnnotation(out, modifier));
  const ofType = modifiers.slice(last + 1).flatMap((modifier) => modifier.annotation ?? []);
  return { declared: ofType.length === 0 ? modifiers : modifiers.slice(0, last + 1), ofType };
}

/** Writes leading annotations, then the other modifiers, and the break behind them. The tag tells of any break taken. */
export function layoutModifiers(out: LayoutBuilder, modifiers: Modifiers, direction: Direction, tag?: BreakTag): void {
  if (modifiers.length === 0) return;
  const firstWord = modifiers.findIndex((modifier) => modifier.word !== undefined);
  const annotations = firstWord < 0 ? modifiers : modifiers.slice(0, firstWord);
  out.open(0);
  for (const [index, modifier] of annotations.entries()) {
    if (index > 0) breakBehindAnnotation(out, direction, tag);
    layoutModifier(out, modifier);
  }
  out.close();
  if (annotations.length > 0) breakBehindAnnotation(out, direction, tag);
  if (firstWord >= 0) layoutWords(out, modifiers.slice(firstWord));
}

export function layoutTypeAnnotations(out: LayoutBuilder, annotations: readonly Annotation[]): void {
  for (const annotation of annotations) {
    layoutAnnotation(out, annotation);
    out.fill(' ');
  }
}

function layoutWords(out: LayoutBuilder, modifiers: Modifiers): void {
  out.open(0);
  for (const [index, modifier] of modifiers.entries()) {
    if (index > 0) fillAlone(out);
    layoutModifier(out, modifier);
  }
  out.close();
  fillAlone(out);
}

function breakBehindAnnotation(out: LayoutBuilder, direction: Direction, tag: BreakTag | undefined): void {
  if (direction === 'vertical') out.forced(tag);
  else out.breakBy('unified', ' ', tag);
}

/** A break in a level of its own depends on nothing but what follows it. */
function fillAlone(out: LayoutBuilder): void {
  out.open(0);
  out.fill(' ');
  out.close();
}

function layoutModifier(out: LayoutBuilder, modifier: Modifier): void {
  if (modifier.annotation !== undefined) layoutAnnotation(out, modifier.annotation);
  else if (modifier.word === 'non-sealed') for (const part of ['non', '-', 'sealed']) out.token(part);
  else out.next();
}

function isTypeAnnotation(out: LayoutBuilder, modifier: Modifier): boolean {
  const name = modifier.annotation?.name;
  return name?.kind === 'name' && out.typeAnnotations.has(name.name);
}
