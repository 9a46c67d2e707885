import {
  DiagnosticLog,
  newContext,
  SourceText,
  visitStatements,
  type Dialect,
  type ExpressionTree,
} from '@backsmith/sql';

/** What can be understood of an expression, once its text has changed. */
export function rereadExpression(text: string, dialect: Dialect): ExpressionTree {
  let tree: ExpressionTree = { kind: 'opaque' };
  const source = new SourceText(`ALTER TABLE t ADD CHECK (${text})`);
  visitStatements(source, newContext(dialect, new DiagnosticLog()), (statement) => {
    const action = statement.kind === 'alter-table' ? statement.actions[0] : undefined;
    if (action?.kind === 'add-constraint' && action.constraint.kind === 'check')
      tree = action.constraint.expression.tree;
  });
  return tree;
}
