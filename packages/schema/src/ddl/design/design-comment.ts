import type { Column } from '../../model/column.ts';
import type { Table } from '../../model/schema.ts';
import { cleanText } from '../shared/literals.ts';
import { ownerName, type DesignContext } from './context.ts';

/** A table's or column's comment, cut to what the target can keep, which is reported; nothing for an empty one. */
export function fittedComment(
  context: DesignContext,
  table: Table,
  comment: string | undefined,
  column?: Column,
): string | undefined {
  if (comment === undefined || comment === '') return undefined;
  const most = context.writer.capabilities.mostCommentCharacters?.[column === undefined ? 'table' : 'column'];
  const text = cleanText(comment);
  if (most === undefined || text.length <= most) return text;
  context.report.add({
    code: 'ddl-comment-shortened',
    severity: 'info',
    at: column ?? table,
    owner: ownerName(table),
    ...(column === undefined ? {} : { part: column.name }),
    text: `the comment is cut to ${most} characters`,
  });
  return text.slice(0, most).toWellFormed();
}
