import { readHead, readThing, type ModelThing } from '@backsmith/models';
import { singularizeLast } from '@backsmith/text';
import { snakeName } from '../model/names.ts';
import { tidyLine } from './tidy-line.ts';

/** A question of a language model; each answer with the follow-up it comes to, where it changes anything. */
export type AnsweredQuestion = {
  readonly text: string;
  readonly options: readonly { readonly label: string; readonly sentence?: string }[];
};

/** What a language model said in the notation of the library. */
export type Answered = {
  /** What the system is, in its words; empty where it did not say. */
  readonly about: string;
  /** It found no application in the text. */
  readonly isAboutNothing: boolean;
  readonly things: readonly ModelThing[];
  readonly assumptions: readonly string[];
  readonly questions: readonly AnsweredQuestion[];
  /** What was not understood of it, one sentence each. */
  readonly problems: readonly string[];
};

/** What is read of an answer at most, whatever was sent. */
const MOST = { lines: 2_000, line: 600, problems: 20 };

const SAID = /^(about|assumed|asks)\s*:?\s+(\S.*)$/iu;
/** A line that goes on with what a thing has. */
const PART = /^\s|^(?:[a-z_]+\s+)?[-=]>|^unique\s*\(/u;

/**
 * Reads an answer: `about`, `assumed` and `asks` lines, and things as files of the library have them, each with its links,
 * its columns or both. What a model thinks aloud first does not count, and only what stands in a code fence where there is
 * one. Never throws; what is not understood is left out, and said.
 */
export function readAnswer(text: string): Answered {
  const said: Saying & { problems: string[] } = { about: '', assumptions: [], questions: [], problems: [] };
  const things: ModelThing[] = [];
  for (const { head, body } of blocksOf(linesOf(text), said)) {
    const thing = readHead(head, 0);
    if (thing === undefined) continue;
    const complain = (_: number, message: string): void => void said.problems.push(`${thing.name}: ${message}`);
    things.push(
      readThing(
        thing,
        body.map((line) => ({ text: line, line: 0 })),
        complain,
      ),
    );
  }
  return {
    ...said,
    isAboutNothing: /^nothing\b/iu.test(said.about),
    things: withoutDoubles(things.filter(saysSomething)),
    problems: said.problems.slice(0, MOST.problems),
  };
}

/** The things of one answer with the columns another gave them; what the other one alone has is left out. */
export function withColumns(outline: Answered, columns: Answered): Answered {
  const found = new Map(columns.things.map((thing) => [thing.name, thing]));
  const things = outline.things.map((thing) => {
    const more = found.get(thing.name);
    return more === undefined ? thing : joined(thing, { ...more, links: [] });
  });
  return { ...outline, things, problems: [...outline.problems, ...columns.problems].slice(0, MOST.problems) };
}

function linesOf(text: string): readonly string[] {
  const said = text.replace(/^\s*<think>[^]*?(?:<\/think>|$)/u, '');
  const [, fenced] = /```[^\n]*\n([^]*?)(?:```|$)/u.exec(said) ?? [];
  return (fenced ?? said)
    .toWellFormed()
    .split('\n', MOST.lines)
    .map((line) => tidyLine(line.slice(0, MOST.line)))
    .filter((line) => line.trim() !== '');
}

type Block = { readonly head: string; readonly body: string[] };
type Saying = { about: string; assumptions: string[]; questions: AnsweredQuestion[] };

/** The things with their lines; what is said beside them goes to `said`. */
function blocksOf(lines: readonly string[], said: Saying): readonly Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const [, word, rest = ''] = SAID.exec(line) ?? [];
    const head = word === undefined && !PART.test(line) ? headOf(line) : undefined;
    if (word !== undefined) say(said, word.toLowerCase(), rest.trim());
    else if (head !== undefined) blocks.push({ head, body: [] });
    else blocks.at(-1)?.body.push(line.trim());
  }
  return blocks;
}

function say(said: Saying, word: string, rest: string): void {
  if (word === 'about') said.about ||= rest;
  else if (word === 'assumed') said.assumptions.push(rest);
  else {
    const question = questionOf(rest);
    if (question !== undefined) said.questions.push(question);
  }
}

/** A head as the library has it, with the name in the singular; nothing where the line is talk. */
function headOf(line: string): string | undefined {
  const [, written = '', others = '', says = ''] =
    /^([\w-]+(?: [\w-]+){0,2})\s*(\([^)]*\))?\s*(?::\s*(.*))?$/u.exec(line) ?? [];
  const name = singularizeLast(snakeName(written));
  return name === '' ? undefined : `${name}${others === '' ? '' : ` ${others}`}: ${says}`.trimEnd();
}

/** `Can a ticket have several agents? | one | several = a ticket can have many agents` */
function questionOf(text: string): AnsweredQuestion | undefined {
  const [asked = '', ...answers] = text.split('|').map((part) => part.trim());
  const options = answers.flatMap((answer) => {
    const [label = '', sentence] = answer.split(/\s+=\s+/u, 2);
    return label === '' ? [] : [{ label, ...(sentence === undefined ? {} : { sentence }) }];
  });
  return asked === '' || options.length < 2 ? undefined : { text: asked, options };
}

/** A word alone is talk. */
function saysSomething({ says, columns, links }: ModelThing): boolean {
  return says !== '' || columns.length + links.length > 0;
}

function withoutDoubles(things: readonly ModelThing[]): readonly ModelThing[] {
  const found = new Map<string, ModelThing>();
  for (const thing of things) {
    const before = found.get(thing.name);
    found.set(thing.name, before === undefined ? thing : joined(before, thing));
  }
  return [...found.values()];
}

function joined(one: ModelThing, other: ModelThing): ModelThing {
  return {
    ...one,
    columns: [...one.columns, ...other.columns],
    links: [...one.links, ...other.links],
    uniques: [...one.uniques, ...other.uniques],
  };
}
