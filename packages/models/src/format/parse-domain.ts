import type { DomainModel, ModelFinding, ModelPack, ModelThing } from '../domain-model.ts';
import { listOf, readHead, readThing, type DraftThing } from './read-thing.ts';

export type ParsedDomain = { readonly value: DomainModel; readonly findings: readonly ModelFinding[] };

type Line = { readonly text: string; readonly line: number; readonly indented: boolean };
type Section = { readonly pack?: Omit<ModelPack, 'things'>; readonly things: ModelThing[] };

const PACK = /^pack\s+([a-z][a-z0-9-]*)\s*\(([^)]*)\)\s*:\s*(\S.*)$/u;
const DOMAIN = /^domain\s+([a-z][a-z0-9-]*)\s*:\s*(\S.*)$/u;

/** Reads one file of the library; see README.md for its format. What is not understood is left out, and said. */
export function parseDomain(source: string): ParsedDomain {
  const findings: ModelFinding[] = [];
  const lines = linesOf(source);
  const heading = new Map(lines.flatMap(readHeading));
  const [, name = '', title = ''] = DOMAIN.exec(lines[0]?.text ?? '') ?? [];
  const complain = (line: number, message: string): void => void findings.push({ domain: name, line, message });
  if (name === '') complain(1, 'The first line says no domain: "domain help-desk: Help desk".');
  const sections = readSections(lines, complain);
  const phrases = (key: string): readonly string[] => listOf(heading.get(key) ?? '').map((text) => text.toLowerCase());
  const about = heading.get('about')?.trim();
  const value: DomainModel = {
    name,
    title,
    says: heading.get('says') ?? '',
    like: phrases('like'),
    cues: phrases('cues'),
    hints: phrases('hints'),
    ...(about === undefined ? {} : { about }),
    core: sections.flatMap(({ pack, things }) => (pack === undefined ? things : [])),
    packs: sections.flatMap(({ pack, things }) => (pack === undefined ? [] : [{ ...pack, things }])),
  };
  return { value, findings };
}

function linesOf(source: string): readonly Line[] {
  return source.split('\n').flatMap((whole, at): readonly Line[] => {
    const text = whole.replace(/(?:^|\s)#.*$/u, '').trim();
    return text === '' ? [] : [{ text, line: at + 1, indented: /^\s/u.test(whole) }];
  });
}

function readHeading({ text }: Line): readonly (readonly [string, string])[] {
  const [, key, value] = /^(says|like|cues|hints|about)\s+(\S.*)$/u.exec(text) ?? [];
  return key === undefined || value === undefined ? [] : [[key, value]];
}

function readSections(lines: readonly Line[], complain: (line: number, message: string) => void): readonly Section[] {
  const sections: Section[] = [];
  let head: DraftThing | undefined;
  let body: Line[] = [];
  const close = (): void => {
    if (head !== undefined) sections.at(-1)?.things.push(readThing(head, body, complain));
    head = undefined;
    body = [];
  };
  for (const line of lines) {
    if (/^(?:domain|says|like|cues|hints|about)\s/u.test(line.text) && sections.length === 0) continue;
    if (line.indented && head !== undefined) {
      body.push(line);
      continue;
    }
    close();
    const section = readSection(line.text);
    if (section !== undefined) sections.push(section);
    else {
      head = sections.length === 0 ? undefined : readHead(line.text, line.line);
      if (head === undefined) complain(line.line, `"${line.text}" is neither a section nor a thing.`);
    }
  }
  close();
  return sections;
}

function readSection(text: string): Section | undefined {
  if (text === 'core') return { things: [] };
  const [, name, cues = '', title = ''] = PACK.exec(text) ?? [];
  return name === undefined ? undefined : { pack: { name, title: title.trim(), cues: listOf(cues) }, things: [] };
}
