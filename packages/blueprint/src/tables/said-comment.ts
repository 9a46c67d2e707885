/** What the schema says of a table or column, where that is anything but blanks. */
export function saidComment({ comment }: { readonly comment?: string }): { readonly comment?: string } {
  return comment === undefined || comment.trim() === '' ? {} : { comment };
}
