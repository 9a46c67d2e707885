import type { ExpressionTree } from '@backsmith/sql';
import type { CheckRule } from '../../model/constraint.ts';

type ColumnIn = (operand: ExpressionTree) => string | undefined;

/** A rule for `x ~ '…'`, `x REGEXP '…'`, REGEXP_LIKE(x, '…') and LIKE, where it means the same in Java. */
export function patternRule(tree: ExpressionTree, columnIn: ColumnIn): CheckRule | undefined {
  if (tree.kind === 'call') return functionRule(tree, columnIn);
  if (tree.kind !== 'operation') return undefined;
  const column = columnIn(tree.left);
  const text = textOf(tree.right);
  if (column === undefined || text === undefined) return undefined;
  switch (tree.operator) {
    case '~':
      return regular(column, text, false);
    case '~*':
    case 'regexp':
    case 'rlike':
      return regular(column, text, true);
    case 'like':
      return like(column, text);
    default:
      return undefined;
  }
}

function textOf(tree: ExpressionTree): string | undefined {
  if (tree.kind === 'cast') return textOf(tree.operand);
  return tree.kind === 'string' ? tree.value : undefined;
}

function functionRule(tree: ExpressionTree & { kind: 'call' }, columnIn: ColumnIn): CheckRule | undefined {
  const [subject, pattern, flags] = tree.arguments;
  if (tree.name !== 'regexp_like' || subject === undefined || pattern === undefined) return undefined;
  const column = columnIn(subject);
  const text = textOf(pattern);
  const marks = flags === undefined ? '' : textOf(flags);
  if (column === undefined || text === undefined || marks === undefined || !/^[ci]?$/.test(marks)) return undefined;
  return regular(column, text, marks === 'i');
}

/**
 * Expressions that POSIX, ICU, Oracle and Java read alike: letters, digits, classes, groups, anchors, counts. A search
 * without anchors finds a match anywhere, which a validator says with `.*`.
 */
function regular(column: string, text: string, ignoreCase: boolean): CheckRule | undefined {
  const plain = /^[\w\s^$.*+?()[\]{}|,@%#&=!<>:;'"/~-]*$/.test(text.replaceAll(/\\[.+*?^$()[\]{}|/dws-]/g, ''));
  if (
    !plain ||
    text.length > 200 ||
    text.includes('(?') ||
    text.includes('[:') ||
    text.includes('[[') ||
    text.includes('&&')
  )
    return undefined;
  const start = text.startsWith('^') ? text.slice(1) : `.*${text}`;
  const whole = start.endsWith('$') && !start.endsWith('\\$') ? start.slice(0, -1) : `${start}.*`;
  const alternation = topLevelBar(text);
  if (alternation || !compiles(whole)) return undefined;
  return { kind: 'pattern', column, pattern: whole, ...(ignoreCase ? { ignoreCase: true } : {}) };
}

/** `^a|b$` anchors its first and last branch only; too easy to get wrong. */
function topLevelBar(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (character === '|' && depth === 0) return true;
  }
  return false;
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source.length > 0;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** LIKE with `%` and `_` only. */
function like(column: string, text: string): CheckRule | undefined {
  if (/[[\]\\]/.test(text)) return undefined;
  const pattern = text
    .replaceAll(/[.*+?^${}()|]/g, (sign) => `\\${sign}`)
    .replaceAll('%', '.*')
    .replaceAll('_', '.');
  return { kind: 'pattern', column, pattern };
}
