import type { EnumConstant, Member, Type, TypeDeclaration } from '../syntax/tree.ts';
import { layoutAnnotation } from './layout-annotation.ts';
import { layoutArguments } from './layout-arguments.ts';
import type { LayoutBuilder } from './layout-builder.ts';
import { layoutMethod, layoutParameters } from './layout-method.ts';
import { layoutModifiers, splitModifiers } from './layout-modifiers.ts';
import { layoutBlock } from './layout-statement.ts';
import { layoutCommaSeparated, layoutType, layoutTypeParameters } from './layout-type.ts';
import { fieldDirection, layoutVariable } from './layout-variable.ts';

export function layoutTypeDeclaration(out: LayoutBuilder, type: TypeDeclaration): void {
  switch (type.kind) {
    case 'class':
    case 'interface':
    case 'record':
      layoutHeader(out, type);
      layoutMembers(out, type.members);
      return;
    case 'annotation-type':
      layoutAnnotationType(out, type);
      return;
    case 'enum':
      layoutEnum(out, type);
      return;
  }
}

/** ` { members }`, with blank lines around everything but plain fields. */
export function layoutMembers(out: LayoutBuilder, members: readonly Member[]): void {
  out.space();
  out.token('{');
  if (members.length === 0) {
    out.blank('no');
    out.token('}', 2);
    return;
  }
  out.open(0);
  layoutMemberList(out, members, 'first');
  out.blank('no');
  out.token('}', 2);
  out.close();
}

function layoutMemberList(out: LayoutBuilder, members: readonly Member[], start: 'first' | 'behind constants'): void {
  if (members.length === 0) return;
  let isFirst = start === 'first';
  let afterSpaced = false;
  out.open(2);
  for (const member of members) {
    out.forced();
    const isSpaced = member.kind !== 'field' || out.hasJavadoc();
    if (isFirst) out.blank('keep');
    else if (isSpaced || afterSpaced) out.blank('yes');
    layoutMember(out, member);
    isFirst = false;
    afterSpaced = isSpaced;
  }
  out.forced();
  out.close();
  out.forced();
}

function layoutMember(out: LayoutBuilder, member: Member): void {
  switch (member.kind) {
    case 'field':
      layoutVariable(out, member.variable, 'field', fieldDirection(member.variable.modifiers), ';');
      return;
    case 'method':
      layoutMethod(out, member);
      return;
    case 'initializer':
      if (member.isStatic) {
        out.token('static');
        out.space();
      }
      {
        layoutBlock(out, member.body, { empty: 'open', leading: 'no', trailing: 'no' });
        return;
      }
    default:
      layoutTypeDeclaration(out, member);
      return;
  }
}

/** Everything of a class, interface or record in front of its members. */
function layoutHeader(out: LayoutBuilder, type: TypeDeclaration): void {
  layoutTypeModifiers(out, type);
  out.next();
  out.space();
  out.next();
  const isGeneric = type.typeParameters.length > 0;
  const hasClauses = type.superclass !== undefined || type.interfaces.length > 0 || type.permits.length > 0;
  if (isGeneric) out.token('<');
  out.open(4);
  if (isGeneric) layoutTypeParameters(out, type.typeParameters, hasClauses ? 4 : 0);
  if (type.kind === 'record') {
    out.token('(');
    if (type.components.length > 0) out.fill();
    layoutParameters(out, type.components);
    out.token(')');
  }
  if (type.superclass !== undefined) {
    out.fill(' ');
    out.token('extends');
    out.space();
    layoutType(out, type.superclass);
  }
  layoutClause(out, type.interfaces);
  layoutClause(out, type.permits);
  out.close();
}

/** `implements`, `extends` or `permits` with its types. */
function layoutClause(out: LayoutBuilder, types: readonly Type[]): void {
  if (types.length === 0) return;
  out.fill(' ');
  out.open(types.length > 1 ? 4 : 0);
  out.next();
  out.space();
  layoutCommaSeparated(out, types, layoutType);
  out.close();
}

function layoutTypeModifiers(out: LayoutBuilder, type: TypeDeclaration): void {
  const { declared, ofType } = splitModifiers(out, type.modifiers);
  layoutModifiers(out, declared, 'vertical');
  for (const annotation of ofType) {
    out.forced();
    layoutAnnotation(out, annotation);
    out.forced();
  }
}

function layoutAnnotationType(out: LayoutBuilder, type: TypeDeclaration): void {
  out.open(0);
  layoutTypeModifiers(out, type);
  out.open(0);
  out.token('@');
  out.token('interface');
  out.break(' ');
  out.next();
  out.close();
  out.close();
  layoutMembers(out, type.members);
}

function layoutEnum(out: LayoutBuilder, type: TypeDeclaration): void {
  out.open(0);
  layoutTypeModifiers(out, type);
  out.open(4);
  out.token('enum');
  out.break(' ');
  out.next();
  out.close();
  out.close();
  if (type.interfaces.length > 0) layoutEnumInterfaces(out, type.interfaces);
  out.space();
  out.token('{');
  if (type.constants.length === 0 && type.members.length === 0) {
    out.open(0);
    out.blank('no');
    out.token('}');
    out.close();
    return;
  }
  layoutConstants(out, type.constants);
  if (out.peek() === ';') {
    out.open(2);
    out.token(';');
    out.forced();
    out.close();
  }
  out.open(0);
  layoutMemberList(out, type.members, 'behind constants');
  out.forced();
  out.blank('no');
  out.token('}', 2);
  out.close();
}

function layoutEnumInterfaces(out: LayoutBuilder, interfaces: readonly Type[]): void {
  out.open(4);
  out.break(' ');
  out.open(4);
  out.token('implements');
  out.break(' ');
  out.open(0);
  for (const [index, type] of interfaces.entries()) {
    if (index > 0) {
      out.token(',');
      out.fill(' ');
    }
    layoutType(out, type);
  }
  out.close();
  out.close();
  out.close();
}

function layoutConstants(out: LayoutBuilder, constants: readonly EnumConstant[]): void {
  out.open(2);
  out.blank('no');
  out.forced();
  out.open(0);
  for (const [index, constant] of constants.entries()) {
    if (index > 0) {
      out.token(',');
      out.forced();
      out.blank('keep');
    }
    layoutConstant(out, constant);
  }
  if (out.accept(',')) out.forced();
  out.close();
  out.close();
}

function layoutConstant(out: LayoutBuilder, constant: EnumConstant): void {
  for (const annotation of constant.annotations) {
    layoutAnnotation(out, annotation);
    out.forced();
  }
  out.next();
  if (constant.parentheses && constant.arguments.length > 0) layoutArguments(out, constant.arguments, 4);
  else if (constant.parentheses) {
    out.token('(');
    out.token(')');
  }
  if (constant.body !== undefined) layoutMembers(out, constant.body);
}
