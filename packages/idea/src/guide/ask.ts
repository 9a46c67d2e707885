import { capitalize } from '@backsmith/text';
import type { SupposedLink } from '../complete/supposed-links.ts';
import { headOf } from '../extract/concept-key.ts';
import { classOf } from '../extract/thing-class.ts';
import type { GuideQuestion } from '../model/idea-guide.ts';
import type { IdeaLink, IdeaModel, IdeaTable } from '../model/idea-model.ts';
import { singularOf } from '../model/names.ts';
import { wordSet } from '../model/word-set.ts';
import { belongs, oneRow, spoken } from './spoken.ts';

/** A question, and the links that are decided by it. */
export type Asked = { readonly question: GuideQuestion; readonly links: readonly SupposedLink[] };

/** So many answers a question has at most, beside that none of them is right. */
const MOST_ANSWERS = 3;

/**
 * What things belong to that refer to nothing: one question a thing, "What does a talk belong to?", where several others come
 * into question, the likeliest first.
 *
 * @param loose what they may belong to
 */
export function linkQuestions(loose: readonly SupposedLink[]): readonly Asked[] {
  return [...new Set(loose.map(({ table }) => table))]
    .map((table) => loose.filter((link) => link.table === table).slice(0, MOST_ANSWERS))
    .map((links) => ({ question: linkQuestion(links), links }));
}

/** Those of things that refer to nothing yet; what has its place already would only be guessed at. */
export function looseLinks({ tables }: IdeaModel, open: readonly SupposedLink[]): readonly SupposedLink[] {
  return open.filter(({ table }) => !tables.some(({ name, links }) => name === table && links.length > 0));
}

function linkQuestion(links: readonly SupposedLink[]): GuideQuestion {
  const [first] = links;
  const one = oneRow(first?.table ?? '');
  if (first !== undefined && links.length === 1)
    return {
      text: `Does ${one} belong to ${oneRow(first.target)}?`,
      options: [{ label: 'No' }, { label: 'Yes', sentence: belongs(first) }],
    };
  return {
    text: `What does ${one} belong to?`,
    options: [
      { label: 'None of these' },
      ...links.map((link) => ({ label: capitalize(oneRow(link.target)), sentence: belongs(link) })),
    ],
  };
}

/** Whether something may have several of those it was given one of: where nobody said so, and trades differ. */
export function numberQuestions({ tables }: IdeaModel): readonly Asked[] {
  return tables
    .flatMap((table) => table.links.map((link) => ({ table, link })))
    .filter(({ table, link }) => !table.joins && isOpen(table, link))
    .toSorted((a, b) => rankOf(a.link) - rankOf(b.link))
    .map(({ table, link }) => ({ question: numberQuestion(table, link), links: [] }));
}

function numberQuestion(table: IdeaTable, link: IdeaLink): GuideQuestion {
  const [one, other] = [oneRow(table.name), spoken(singularOf(link.table))];
  return {
    text: `Can ${one} have several ${spoken(link.table)}?`,
    options: [
      { label: `At most one ${other}` },
      { label: `Several ${spoken(link.table)}`, sentence: `${one} can have many ${spoken(link.table)}` },
    ],
  };
}

/** Those who do something are more often several than what it is done with. */
function rankOf({ table }: IdeaLink): number {
  return classOf(spoken(singularOf(table))) === 'person' ? 0 : 1;
}

/** A link nobody stated, the only one between two tables and named after its target, between things of which there may be several. */
function isOpen(table: IdeaTable, link: IdeaLink): boolean {
  if (link.origin === 'stated' || link.required || link.unique || link.table === table.name) return false;
  if (link.column !== `${singularOf(link.table)}_id`) return false;
  if (table.links.filter((one) => one.table === link.table).length > 1) return false;
  return mayHave(spoken(singularOf(table.name))) && mayBeSeveral(spoken(singularOf(link.table)));
}

/** What is of one of a kind by its nature: a payment has one payer, a ticket one holder, a photo one visit. */
const SINGLE = wordSet(
  `invoice payment ticket receipt order sale booking reservation rental loan registration subscription membership contract rating review
  lead deal quote offer request complaint claim appointment ride trip stay donation refund transaction application visit registration enrollment`,
);

function mayHave(name: string): boolean {
  return ['item', 'person', 'org', 'place', 'event', 'schedule'].includes(classOf(name)) && !SINGLE.has(headOf(name));
}

/** Who is served, where something is and by which rate it is paid: one is the rule. */
const ONE = wordSet(
  `customer client user guest patient tenant buyer owner visitor address location place city country currency rate tariff price zone room status level tier plan`,
);

function mayBeSeveral(name: string): boolean {
  return ['person', 'kind', 'org', 'item'].includes(classOf(name)) && !ONE.has(headOf(name));
}
