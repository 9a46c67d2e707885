function withoutFences(text: string): { readonly fences: number; readonly prose: readonly string[] } {
  let inFence = false;
  let fences = 0;
  const prose: string[] = [];
  for (const line of text.split('\n')) {
    if (/^\s*```/.test(line)) {
      inFence = !inFence;
      fences++;
    } else if (!inFence) prose.push(line);
  }
  return { fences, prose };
}

/** Cells of a table row: pipes that neither a back-slash nor a code span takes away. */
function cells(line: string): number {
  const bare = line.replaceAll(/(`+)(?:(?!\1).)*\1/g, '').replaceAll(/\\./g, '');
  return bare.split('|').length - 2;
}

/**
 * What is left of a Markdown document when only its structure counts: headings by level, fences, the cells of each table
 * row, and tags that would be markup. Equal shapes mean documents that differ in their words only.
 */
export function markdownShape(text: string): readonly string[] {
  const { fences, prose } = withoutFences(text);
  const lines = prose.flatMap((line) => {
    const heading = /^(#{1,6}) /.exec(line)?.[1];
    if (heading !== undefined) return [`heading ${heading.length}`];
    if (line.startsWith('|')) return [`row of ${cells(line)}`];
    const tags =
      line
        .replaceAll(/(`+)(?:(?!\1).)*\1/g, '')
        .replaceAll(/\\./g, '')
        .match(/<[a-z/!][^>]*>/gi) ?? [];
    return tags.map((tag) => `tag ${tag}`);
  });
  return [`fences ${fences}`, ...lines];
}

/** The requests of an HTTP file: its separators and the lines that begin with a method. */
export function requestShape(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('###')) return ['###'];
    return [/^(GET|POST|PUT|DELETE|PATCH)(?= )/.exec(line)?.[1] ?? []].flat();
  });
}
