import { chunk } from '../read/chunk.ts';
import { correctSpelling } from '../read/correct-spelling.ts';
import type { Item } from '../read/items.ts';
import { normaliseText, splitSentences } from '../read/normalise.ts';
import { tokenise, type Token } from '../read/tokenise.ts';
import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { withAntecedents } from './antecedents.ts';
import { readSentence } from './clause.ts';
import type { Context } from './clause-state.ts';
import { conceptKey } from './concept-key.ts';
import { conceptOf, newFindings, type Findings } from './findings.ts';
import { joinAlternatives } from './join-alternatives.ts';
import { withoutListedParticiples } from './listed-participles.ts';
import { nameSheets } from './name-sheets.ts';
import { readChain } from './read-chain.ts';
import { readFrame } from './read-frame.ts';
import { withoutInstructions } from './without-instructions.ts';

export type Extraction = { readonly findings: Findings; readonly sentences: readonly (readonly Token[])[] };

/** What a text in plain language says about things, their properties and links. */
export function extract(text: string): Extraction {
  const findings = newFindings();
  const sentences = splitSentences(normaliseText(text))
    .filter(withoutInstructions)
    .map((sentence) => correctSpelling(tokenise(sentence)));
  const bodies = sentences.map((tokens, at) =>
    at === 0 || isFrameSentence(tokens) ? readFrame(findings, tokens) : tokens,
  );
  const chunked = withAntecedents(bodies.map((tokens) => withoutListedParticiples(chunk(tokens))));
  for (const items of chunked) foresee(findings, items);
  const isToldOf = (key: string): boolean => isMore(findings, chunked, key);
  const read = chunked.map((items, at) => ({
    items: joinAlternatives(items, isToldOf),
    opening: at === 0 && bodies[0] !== sentences[0],
  }));
  const context: Context = {
    ...{ topic: undefined, thing: undefined, named: undefined, person: undefined, last: undefined },
    deeds: new Map(),
  };
  read.forEach(({ items, opening }, at) => {
    findings.sentence = at;
    if (items.some((item) => item.kind === 'sign' && item.text === '>')) readChain(findings, context, items);
    else readSentence(findings, context, items, opening);
  });
  nameSheets(findings);
  return { findings, sentences };
}

/** Whether the text says more of a thing than naming it once. */
function isMore({ concepts }: Findings, sentences: readonly (readonly Item[])[], wanted: string): boolean {
  const concept = concepts.get(wanted);
  if (concept !== undefined && concept.plurals + concept.subjects + concept.owners > 0) return true;
  return sentences.flat().filter((item) => item.kind === 'phrase' && conceptKey(item.phrase) === wanted).length > 1;
}

/** Later sentences that say again what is wanted: "I am building a platform …". */
function isFrameSentence(tokens: readonly Token[]): boolean {
  const first = tokens.slice(0, 5).map(({ lower }) => lower);
  return (
    ['i', 'we'].includes(first[0] ?? '') &&
    first.some((word) => ['want', 'need', 'building', 'build', 'like', 'looking'].includes(word))
  );
}

/** Counts beforehand which nouns act somewhere in the text and which have properties: it decides what they are elsewhere. */
function foresee(findings: Findings, items: readonly Item[]): void {
  items.forEach((item, at) => {
    const next = items[at + 1];
    if (item.kind !== 'phrase' || (next?.kind === 'list' && isAttributePhrase(item.phrase.words))) return;
    // "maximum_participants": a property, however many are counted
    if (item.phrase.words.length === 1 && item.phrase.key.includes('_')) return;
    const acts =
      (next?.kind === 'verb' && !next.attached && !isWhere(items, at)) ||
      isGoneOnAbout(items, at) ||
      actsBehindAddition(items, at);
    const owns = ownsProperties(next, items[at + 2]);
    if (!acts && !owns && !item.phrase.plural) return;
    const concept = conceptOf(findings, conceptKey(item.phrase), item.phrase.words);
    if (item.phrase.plural) concept.plurals += 1;
    if (acts) concept.subjects += 1;
    if (owns) concept.owners += 1;
  });
}

/** "the workers on the floor report faults": not the floor. */
function isWhere(items: readonly Item[], at: number): boolean {
  const [who, prep] = items.slice(Math.max(0, at - 2), at);
  const [item, next] = [items[at], items[at + 1]];
  if (who?.kind !== 'phrase' || prep?.kind !== 'prep' || item?.kind !== 'phrase' || next?.kind !== 'verb') return false;
  return (
    ['on', 'in', 'at'].includes(prep.word) && who.phrase.plural && !item.phrase.plural && next.verb.form === 'base'
  );
}

/** "A passage without an account leads to a notice": what a sentence begins with acts, whatever is said of it in between. */
function actsBehindAddition(items: readonly Item[], at: number): boolean {
  const [prep, phrase, verb] = items.slice(at + 1, at + 4);
  if (at > 0 || prep?.kind !== 'prep' || phrase?.kind !== 'phrase' || verb?.kind !== 'verb' || verb.attached)
    return false;
  return ['without', 'with', 'from', 'in'].includes(prep.word) && verb.verb.form === 's';
}

/** "styles, each of which was drawn by a designer" */
function isGoneOnAbout(items: readonly Item[], at: number): boolean {
  const [sign, who, next] = items.slice(at + 1, at + 4);
  const isThey =
    who?.kind === 'relative' ||
    (who?.kind === 'pronoun' && who.word === 'eachofthem' && items[at]?.kind === 'phrase' && items[at].phrase.plural);
  return sign?.kind === 'sign' && isThey && next?.kind === 'verb';
}

function ownsProperties(next: Item | undefined, second: Item | undefined): boolean {
  if (next?.kind === 'prep') return next.word === 'with' && (isProperty(second) || isMany(second));
  if (next?.kind !== 'list' || next.source !== 'brackets') return false;
  return next.members.some(({ words }) => isAttributePhrase(words));
}

/** "a route with many stops" */
function isMany(item: Item | undefined): boolean {
  return item?.kind === 'phrase' && item.phrase.plural && ['many', 'several'].includes(item.phrase.determiner ?? '');
}

function isProperty(item: Item | undefined): boolean {
  return item?.kind === 'phrase' && isAttributePhrase(item.phrase.words);
}
