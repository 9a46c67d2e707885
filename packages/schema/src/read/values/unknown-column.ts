import type { ExpressionTree } from '@backsmith/sql';

/** Words that are values by themselves. */
const VALUES =
  /^(?:current_\w+|local(?:time|timestamp)|session_\w+|system_user|user|uid|sysdate|systimestamp|utc_\w+|rownum|level|value|null|true|false|unknown|default|infinity|nan|on|off)$/i;

/**
 * A name in an expression that can only be that of a column, and is none. Names in quotes may be texts, and those within calls
 * words of theirs, such as the YEAR of DATEDIFF; nothing is said of an expression that is not understood.
 */
export function unknownColumn(
  tree: ExpressionTree,
  columnOf: (name: string) => string | undefined,
): string | undefined {
  const names = plainNames(tree);
  return names?.find((name) => columnOf(name) === undefined && !VALUES.test(name));
}

/** Nothing where a part is not understood. */
function plainNames(tree: ExpressionTree): readonly string[] | undefined {
  switch (tree.kind) {
    case 'opaque':
      return undefined;
    case 'name':
      return tree.quoted || tree.qualifier !== undefined ? [] : [tree.written];
    case 'operation':
      return together([tree.left, tree.right]);
    case 'not':
    case 'negative':
    case 'is-null':
    case 'cast':
      return plainNames(tree.operand);
    case 'in':
      return together([tree.operand, ...tree.items]);
    case 'between':
      return together([tree.operand, tree.low, tree.high]);
    default:
      // Values, and what has words of its own within.
      return [];
  }
}

function together(trees: readonly ExpressionTree[]): readonly string[] | undefined {
  const lists = trees.map(plainNames);
  return lists.includes(undefined) ? undefined : lists.flatMap((list) => list ?? []);
}
