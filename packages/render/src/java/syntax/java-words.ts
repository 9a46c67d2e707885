export const PRIMITIVES: ReadonlySet<string> = new Set('boolean byte short int long char float double void'.split(' '));

export const MODIFIERS: ReadonlySet<string> = new Set(
  'public protected private abstract static final transient volatile synchronized native strictfp default sealed'.split(
    ' ',
  ),
);

/** Words that cannot begin a type, so that no declaration starts with them. */
export const NO_TYPE: ReadonlySet<string> = new Set(
  `assert break case catch class const continue default do else enum extends finally for goto if implements import
   instanceof interface new package return static super switch synchronized this throw throws try while yield true false
   null`.split(/\s+/u),
);

/** Binding strength of binary operators (JLS 15.17 to 15.24); higher binds closer. */
export const PRECEDENCE: ReadonlyMap<string, number> = new Map([
  ['||', 1],
  ['&&', 2],
  ['|', 3],
  ['^', 4],
  ['&', 5],
  ['==', 6],
  ['!=', 6],
  ['<', 7],
  ['>', 7],
  ['<=', 7],
  ['>=', 7],
  ['<<', 8],
  ['>>', 8],
  ['>>>', 8],
  ['+', 9],
  ['-', 9],
  ['*', 10],
  ['/', 10],
  ['%', 10],
]);

export const INSTANCEOF_PRECEDENCE = 7;

export const ASSIGNMENTS: ReadonlySet<string> = new Set(['=', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=']);
