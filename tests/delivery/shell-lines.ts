/** The shell commands of a Markdown file: what stands in its `sh` fences. */
export function shellBlocks(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^```sh\n([\s\S]*?)\n```$/gmu)].map(([, block = '']) => `${block}\n`);
}
