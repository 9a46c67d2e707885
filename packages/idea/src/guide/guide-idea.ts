import type { SupposedLink } from '../complete/supposed-links.ts';
import type { DomainModel, ModelThing } from '@backsmith/models';
import { capitalize } from '@backsmith/text';
import { listed } from '../edit/choose-place.ts';
import type { GuideAssumption, GuideOffer, IdeaGuide } from '../model/idea-guide.ts';
import type { IdeaModel } from '../model/idea-model.ts';
import { tableName } from '../model/names.ts';
import { foreignLanguage } from '../vocabulary/foreign-language.ts';
import { linkQuestions, looseLinks, numberQuestions } from './ask.ts';
import { belongs, spoken } from './spoken.ts';

/** Names a summary lists before it counts the rest. */
const NAMED_TABLES = 6;
const MOST_QUESTIONS = 3;
const MOST_OFFERS = 8;

/**
 * What a conversation about a drafted schema goes on with.
 *
 * @param domain the model of the library it was drafted with, if any
 * @param open pairs of tables that may belong together, the likeliest first
 */
export function guideIdea(
  text: string,
  model: IdeaModel,
  domain: DomainModel | undefined,
  open: readonly SupposedLink[] = [],
): IdeaGuide {
  const notice = foreignLanguage(text);
  const loose = looseLinks(model, open);
  const questions = [...linkQuestions(loose), ...numberQuestions(model)].slice(0, MOST_QUESTIONS);
  const unasked = loose.filter((link) => !questions.some(({ links }) => links.includes(link)));
  return {
    summary: summaryOf(model, domain),
    domains: domain === undefined ? [] : [{ name: domain.name, title: domain.title }],
    questions: questions.map(({ question }) => question),
    offers: [...(domain === undefined ? [] : offersOf(model, domain)), ...unasked.map(linkOffer)].slice(0, MOST_OFFERS),
    assumptions: assumptionsOf(model),
    ...(notice === undefined ? {} : { notice }),
  };
}

function summaryOf({ tables }: IdeaModel, domain: DomainModel | undefined): string {
  const names = tables.filter(({ joins }) => !joins).map(({ name }) => spoken(name));
  const rest = names.length - NAMED_TABLES;
  const shown = rest > 1 ? [...names.slice(0, NAMED_TABLES), `${rest} more`] : names;
  return `${domain?.title ?? 'A system of its own'}: ${listed(shown)}.`;
}

function linkOffer(link: SupposedLink): GuideOffer {
  return {
    label: `${capitalize(spoken(link.table))} of ${spoken(link.target)}`,
    sentence: belongs(link),
    tables: [],
  };
}

function offersOf({ tables }: IdeaModel, domain: DomainModel): readonly GuideOffer[] {
  const there = new Set(tables.map(({ name }) => name));
  const isMissing = ({ name, others }: ModelThing): boolean =>
    [name, ...others].every((one) => !there.has(tableName(one)));
  const from = `from the ${domain.title.toLowerCase()} model`;
  const packs = domain.packs
    .map(({ title, things }) => ({ title, missing: things.filter(isMissing), size: things.length }))
    .filter(({ missing, size }) => missing.length === size)
    .map(({ title, missing }) => ({
      label: title,
      sentence: `Add ${title.toLowerCase()} ${from}`,
      tables: missing.map(({ name }) => tableName(name)),
    }));
  const core = domain.core.filter(isMissing).map(({ name }) => {
    const plural = tableName(name);
    return { label: capitalize(spoken(plural)), sentence: `Add ${spoken(plural)} ${from}`, tables: [plural] };
  });
  return [...packs, ...core].slice(0, MOST_OFFERS);
}

function assumptionsOf({ tables }: IdeaModel): readonly GuideAssumption[] {
  const added = tables
    .filter(({ origin, joins }) => origin !== 'stated' && !joins)
    .map(({ name }) => ({ text: `I added ${spoken(name)}.`, table: name, sentence: `Remove the table ${name}` }));
  const links = tables
    .filter(({ joins }) => !joins)
    .flatMap(({ name, links: all }) => all.filter(({ origin }) => origin === 'assumed').map((link) => ({ name, link })))
    .map(({ name, link }) => ({
      text: `I assumed that ${spoken(name)} refer to ${spoken(link.table)}.`,
      table: name,
      sentence: `Remove ${link.column} from ${name}`,
    }));
  const columns = tables
    .filter(({ origin }) => origin === 'stated')
    .map(({ name, columns: all }) => ({
      name,
      own: all.filter(({ origin }) => origin !== 'stated').map((one) => one.name),
    }))
    .filter(({ own }) => own.length > 0)
    .map(({ name, own }) => ({
      text: `I gave ${spoken(name)} ${listed(own.map(spoken))}.`,
      table: name,
      sentence: own.map((column) => `Remove ${column} from ${name}`).join('; '),
    }));
  return [...added, ...links, ...columns];
}
