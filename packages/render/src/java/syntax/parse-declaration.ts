import { parseAnnotation, parseElementValue } from './parse-annotation.ts';
import { parseArguments } from './parse-primary.ts';
import { parseBlock } from './parse-statement.ts';
import { startsTypeDeclaration } from './starts-type-declaration.ts';
import { parseType, parseTypeList, parseTypeParameters } from './parse-type.ts';
import { parseModifiers, parseParameter, parseVariable } from './parse-variable.ts';
import type { TokenCursor } from './token-cursor.ts';
import type {
  Annotation,
  EnumConstant,
  Member,
  Method,
  Modifiers,
  Type,
  TypeDeclaration,
  TypeParameter,
  Variable,
} from './tree.ts';

const NOTHING: readonly never[] = [];

export function parseTypeDeclaration(cursor: TokenCursor, modifiers: Modifiers): TypeDeclaration {
  const kind = parseKind(cursor);
  cursor.name();
  const typeParameters = parseTypeParameters(cursor);
  const components = kind === 'record' ? parseParameters(cursor) : NOTHING;
  const superclass = kind === 'class' && cursor.accept('extends') ? parseType(cursor) : undefined;
  const interfaces = cursor.accept(kind === 'interface' ? 'extends' : 'implements') ? parseTypeList(cursor) : NOTHING;
  const permits = cursor.accept('permits') ? parseTypeList(cursor) : NOTHING;
  if (kind !== 'enum') {
    const members = parseMembers(cursor);
    return {
      kind,
      modifiers,
      typeParameters,
      components,
      superclass,
      interfaces,
      permits,
      constants: NOTHING,
      members,
    };
  }
  cursor.expect('{');
  const constants = parseConstants(cursor);
  const members = cursor.accept(';') ? parseMembersUntilBrace(cursor) : (cursor.expect('}'), NOTHING);
  return { kind, modifiers, typeParameters, components, superclass, interfaces, permits, constants, members };
}

/** `{ members }`. */
export function parseMembers(cursor: TokenCursor): readonly Member[] {
  cursor.expect('{');
  return parseMembersUntilBrace(cursor);
}

function parseMembersUntilBrace(cursor: TokenCursor): readonly Member[] {
  const members: Member[] = [];
  while (!cursor.accept('}')) members.push(parseMember(cursor));
  return members;
}

function parseKind(cursor: TokenCursor): TypeDeclaration['kind'] {
  if (cursor.accept('class')) return 'class';
  if (cursor.accept('record')) return 'record';
  if (cursor.accept('enum')) return 'enum';
  if (cursor.accept('interface')) return 'interface';
  cursor.expect('@');
  cursor.expect('interface');
  return 'annotation-type';
}

function parseMember(cursor: TokenCursor): Member {
  if (cursor.text() === '{') return { kind: 'initializer', isStatic: false, body: parseBlock(cursor) };
  if (cursor.text() === 'static' && cursor.text(1) === '{') {
    cursor.expect('static');
    return { kind: 'initializer', isStatic: true, body: parseBlock(cursor) };
  }
  const modifiers = parseModifiers(cursor);
  if (startsTypeDeclaration(cursor)) return parseTypeDeclaration(cursor, modifiers);
  const typeParameters = parseTypeParameters(cursor);
  if (cursor.isWord() && cursor.text(1) === '{') return parseCompactConstructor(cursor, modifiers);
  if (cursor.isWord() && cursor.text(1) === '(') return parseMethod(cursor, modifiers, typeParameters, undefined);
  const start = cursor.position;
  const type = parseType(cursor);
  if (cursor.text(1) === '(') return parseMethod(cursor, modifiers, typeParameters, type);
  cursor.position = start;
  const variable = parseVariable(cursor, modifiers);
  cursor.expect(';');
  return { kind: 'field', variable };
}

function parseCompactConstructor(cursor: TokenCursor, modifiers: Modifiers): Method {
  cursor.name();
  return {
    kind: 'method',
    modifiers,
    typeParameters: NOTHING,
    returnType: undefined,
    parameters: undefined,
    throws: NOTHING,
    defaultValue: undefined,
    body: parseBlock(cursor),
  };
}

function parseMethod(
  cursor: TokenCursor,
  modifiers: Modifiers,
  typeParameters: readonly TypeParameter[],
  returnType: Type | undefined,
): Method {
  cursor.name();
  const parameters = parseParameters(cursor);
  const throws = cursor.accept('throws') ? parseTypeList(cursor) : NOTHING;
  const defaultValue = cursor.accept('default') ? parseElementValue(cursor) : undefined;
  const body = cursor.accept(';') ? undefined : parseBlock(cursor);
  return { kind: 'method', modifiers, typeParameters, returnType, parameters, throws, defaultValue, body };
}

function parseParameters(cursor: TokenCursor): readonly Variable[] {
  cursor.expect('(');
  const parameters: Variable[] = [];
  if (cursor.accept(')')) return parameters;
  do parameters.push(parseParameter(cursor));
  while (cursor.accept(','));
  cursor.expect(')');
  return parameters;
}

function parseConstants(cursor: TokenCursor): readonly EnumConstant[] {
  const constants: EnumConstant[] = [];
  while (cursor.isWord() || cursor.text() === '@') {
    constants.push(parseConstant(cursor));
    if (!cursor.accept(',')) break;
  }
  return constants;
}

function parseConstant(cursor: TokenCursor): EnumConstant {
  const annotations: Annotation[] = [];
  while (cursor.text() === '@') annotations.push(parseAnnotation(cursor));
  cursor.name();
  const parentheses = cursor.text() === '(';
  const values = parentheses ? parseArguments(cursor) : NOTHING;
  const body = cursor.text() === '{' ? parseMembers(cursor) : undefined;
  return { annotations, parentheses, arguments: values, body };
}
