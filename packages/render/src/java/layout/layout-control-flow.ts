import type { Catch, ForLoop, Statement, Try, Type } from '../syntax/tree.ts';
import type { BlockStyle, LayoutBuilder } from './layout-builder.ts';
import { layoutModifiers, layoutTypeAnnotations, splitModifiers } from './layout-modifiers.ts';
import { layoutType } from './layout-type.ts';
import { fieldDirection, layoutVariable } from './layout-variable.ts';

/** A block behind its header, or a single statement that may go to a line of its own. */
export function layoutBody(out: LayoutBuilder, body: Statement, style: BlockStyle): void {
  if (body.kind === 'block') {
    out.space();
    out.rules.block(out, body, style);
    return;
  }
  out.open(2);
  out.break(' ');
  out.rules.statement(out, body);
  out.close();
}

export function layoutIf(out: LayoutBuilder, statement: Statement & { readonly kind: 'if' }): void {
  const { branches, otherwise } = statement;
  const isAlone = branches.length === 1 && otherwise === undefined;
  let afterBlock = false;
  out.open(0);
  for (const [index, branch] of branches.entries()) {
    if (index > 0) {
      breakBeforeElse(out, afterBlock);
      out.token('else');
      out.space();
    }
    out.token('if');
    out.space();
    out.token('(');
    out.rules.expression(out, branch.test);
    out.token(')');
    const isLast = index === branches.length - 1 && otherwise === undefined;
    const empty = isAlone ? 'collapsed' : 'open';
    layoutBody(out, branch.body, { empty, leading: 'keep', trailing: isLast ? 'no' : 'keep' });
    afterBlock = branch.body.kind === 'block';
  }
  if (otherwise !== undefined) {
    breakBeforeElse(out, afterBlock);
    out.token('else');
    layoutBody(out, otherwise, { empty: 'open', leading: 'keep', trailing: 'no' });
  }
  out.close();
}

export function layoutForEach(out: LayoutBuilder, loop: Statement & { readonly kind: 'for-each' }): void {
  out.open(0);
  out.token('for');
  out.space();
  out.token('(');
  out.open(0);
  layoutVariable(out, loop.variable, 'other', 'horizontal');
  out.close();
  out.token(')');
  out.close();
  layoutBody(out, loop.body, { empty: 'collapsed', leading: 'keep', trailing: 'no' });
}

export function layoutFor(out: LayoutBuilder, loop: ForLoop): void {
  out.token('for');
  out.space();
  out.token('(');
  out.open(4);
  layoutInitial(out, loop);
  out.break(' ');
  if (loop.test !== undefined) out.rules.expression(out, loop.test);
  out.token(';');
  layoutUpdate(out, loop);
  out.close();
  out.token(')');
  layoutBody(out, loop.body, { empty: 'collapsed', leading: 'keep', trailing: 'no' });
}

export function layoutTry(out: LayoutBuilder, statement: Try): void {
  const { resources, body, catches, last } = statement;
  const isAlone = catches.length === 0 && last === undefined;
  out.open(0);
  out.token('try');
  out.space();
  if (resources.length > 0) layoutResources(out, resources);
  out.rules.block(out, body, {
    empty: isAlone ? 'collapsed' : 'open',
    leading: 'keep',
    trailing: isAlone ? 'no' : 'keep',
  });
  for (const [index, item] of catches.entries())
    layoutCatch(out, item, index === catches.length - 1 && last === undefined ? 'no' : 'keep');
  if (last !== undefined) {
    out.space();
    out.token('finally');
    out.space();
    out.rules.block(out, last, { empty: 'open', leading: 'keep', trailing: 'no' });
  }
  out.close();
}

function breakBeforeElse(out: LayoutBuilder, afterBlock: boolean): void {
  if (afterBlock) out.space();
  else out.forced();
}

function layoutInitial(out: LayoutBuilder, loop: ForLoop): void {
  out.open(loop.initial.length > 1 ? 4 : 0);
  if (loop.variable !== undefined) layoutVariable(out, loop.variable, 'other', 'horizontal', ';');
  else {
    out.open(0);
    for (const [index, expression] of loop.initial.entries()) {
      if (index > 0) {
        out.token(',');
        out.break(' ');
      }
      out.rules.expression(out, expression);
    }
    out.token(';');
    out.close();
  }
  out.close();
}

function layoutUpdate(out: LayoutBuilder, loop: ForLoop): void {
  if (loop.update.length === 0) {
    out.space();
    return;
  }
  out.break(' ');
  out.open(loop.update.length <= 1 ? 0 : 4);
  for (const [index, expression] of loop.update.entries()) {
    if (index > 0) {
      out.token(',');
      out.fill(' ');
    }
    out.rules.expression(out, expression);
  }
  out.close();
}

function layoutResources(out: LayoutBuilder, resources: Try['resources']): void {
  out.token('(');
  out.open(resources.length > 1 ? 4 : 0);
  for (const [index, resource] of resources.entries()) {
    if (index > 0) out.forced();
    if ('kind' in resource) out.rules.expression(out, resource);
    else layoutVariable(out, resource, 'parameter', fieldDirection(resource.modifiers));
    if (out.accept(';')) out.space();
  }
  out.token(')');
  out.close();
  out.space();
}

function layoutCatch(out: LayoutBuilder, item: Catch, trailing: 'keep' | 'no'): void {
  out.space();
  out.token('catch');
  out.space();
  out.token('(');
  out.open(4);
  if (item.types.length === 1) out.fill();
  out.open(0);
  layoutCaught(out, item);
  out.close();
  out.close();
  out.token(')');
  out.space();
  out.rules.block(out, item.body, { empty: 'open', leading: 'keep', trailing });
}

function layoutCaught(out: LayoutBuilder, item: Catch): void {
  const [first, ...alternatives] = item.types;
  if (first === undefined) return;
  if (alternatives.length === 0) {
    const variable = { modifiers: item.modifiers, type: first, isVar: false, variadic: false, value: undefined };
    layoutVariable(out, variable, 'other', fieldDirection(item.modifiers));
    return;
  }
  const { declared, ofType } = splitModifiers(out, item.modifiers);
  out.open(0);
  layoutModifiers(out, declared, 'horizontal');
  layoutTypeAnnotations(out, ofType);
  layoutType(out, first);
  for (const [index, type] of alternatives.entries()) layoutAlternative(out, type, index === alternatives.length - 1);
  out.close();
}

function layoutAlternative(out: LayoutBuilder, type: Type, isLast: boolean): void {
  out.break(' ');
  out.token('|');
  out.space();
  if (!isLast) layoutType(out, type);
  else
    layoutVariable(
      out,
      { modifiers: [], type, isVar: false, variadic: false, value: undefined },
      'other',
      'horizontal',
    );
}
