const TAG = /<(\/?)([A-Za-z_][\w.:-]*)(?:[^<>"']|"[^"<]*"|'[^'<]*')*?(\/?)>/y;

function skipTo(source: string, ending: string, from: number): number {
  const end = source.indexOf(ending, from);
  return end < 0 ? -1 : end + ending.length;
}

/** The first thing wrong with the tags of an XML document, or nothing. */
export function checkXml(source: string): string | undefined {
  const open: string[] = [];
  let at = source.indexOf('<');
  while (at >= 0) {
    let end: number;
    if (source.startsWith('<!--', at)) {
      end = skipTo(source, '-->', at + 4);
      if (end > 0 && source.slice(at + 4, end - 3).includes('--')) return `two hyphens in the comment at ${at}`;
    } else if (source.startsWith('<?', at)) end = skipTo(source, '?>', at);
    else {
      TAG.lastIndex = at;
      const tag = TAG.exec(source);
      if (tag === null) return `no tag at ${at}`;
      const [, closes, name = '', selfCloses] = tag;
      if (closes === '/' && open.pop() !== name) return `an unexpected </${name}> at ${at}`;
      if (closes === '' && selfCloses === '') open.push(name);
      end = TAG.lastIndex;
    }
    if (end < 0) return `unfinished at ${at}`;
    at = source.indexOf('<', end);
  }
  return open.length === 0 ? undefined : `no </${open.at(-1) ?? ''}>`;
}
