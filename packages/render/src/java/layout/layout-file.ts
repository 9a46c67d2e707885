import type { JavaToken } from '../token.ts';
import type { TypeDeclaration } from '../syntax/tree.ts';
import type { Level } from './doc.ts';
import { LayoutBuilder } from './layout-builder.ts';
import type { LayoutRules } from './layout-builder.ts';
import { layoutMembers, layoutTypeDeclaration } from './layout-declaration.ts';
import { layoutExpression } from './layout-expression.ts';
import { typeAnnotationsOf } from './layout-modifiers.ts';
import { layoutBlock, layoutStatement } from './layout-statement.ts';

const RULES: LayoutRules = {
  expression: layoutExpression,
  statement: layoutStatement,
  block: layoutBlock,
  members: layoutMembers,
  typeDeclaration: layoutTypeDeclaration,
};

/** The document of a file's declarations, one blank line between them. */
export function layoutFile(
  tokens: readonly JavaToken[],
  types: readonly TypeDeclaration[],
  imports: readonly string[],
): Level {
  const out = new LayoutBuilder(tokens, RULES, typeAnnotationsOf(imports));
  for (const [index, type] of types.entries()) {
    if (index > 0) out.blank('yes');
    layoutTypeDeclaration(out, type);
    out.forced();
  }
  return out.finish();
}
