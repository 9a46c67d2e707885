import type { DomainModel, ModelThing } from '@backsmith/models';
import { capitalize } from '@backsmith/text';
import { listed } from '../edit/choose-place.ts';
import type { GuideAssumption, GuideOffer, GuideQuestion, IdeaGuide } from '../model/idea-guide.ts';
import type { IdeaModel, IdeaTable } from '../model/idea-model.ts';
import { singularOf, tableName } from '../model/names.ts';
import { foreignLanguage } from '../vocabulary/foreign-language.ts';

/** Names a summary lists before it counts the rest. */
const NAMED_TABLES = 6;
const MOST_QUESTIONS = 3;
const MOST_OFFERS = 8;

/**
 * What a conversation about a drafted schema goes on with.
 *
 * @param domain the model of the library it was drafted with, if any
 */
export function guideIdea(text: string, model: IdeaModel, domain: DomainModel | undefined): IdeaGuide {
  const notice = foreignLanguage(text);
  return {
    summary: summaryOf(model, domain),
    domains: domain === undefined ? [] : [{ name: domain.name, title: domain.title }],
    questions: questionsOf(model),
    offers: domain === undefined ? [] : offersOf(model, domain),
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

/** Whether a record may have several of those it was given one of: where nobody said so, and somebody does it. */
function questionsOf({ tables }: IdeaModel): readonly GuideQuestion[] {
  return tables
    .flatMap((table) => table.links.map((link) => ({ table, link })))
    .filter(({ table, link }) => !table.joins && isOpen(table, link.table, link.column) && link.origin !== 'stated')
    .filter(({ link }) => !link.required && !link.unique)
    .slice(0, MOST_QUESTIONS)
    .map(({ table, link }) => {
      const [one, other] = [spoken(singularOf(table.name)), spoken(singularOf(link.table))];
      return {
        text: `Can ${withArticle(one)} have several ${spoken(link.table)}?`,
        options: [
          { label: `At most one ${other}` },
          {
            label: `Several ${spoken(link.table)}`,
            sentence: `${withArticle(one)} can have many ${spoken(link.table)}`,
          },
        ],
      };
    });
}

/** A link that is the only one between two different tables and is named after its target: its number is a matter of taste. */
function isOpen(table: IdeaTable, target: string, column: string): boolean {
  return (
    target !== table.name &&
    column === `${singularOf(target)}_id` &&
    table.links.filter((link) => link.table === target).length === 1
  );
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

function spoken(name: string): string {
  return name.replaceAll('_', ' ');
}

function withArticle(noun: string): string {
  return `${/^(?:[aeio]|un(?!i)|up|us(?!e))/u.test(noun) ? 'an' : 'a'} ${noun}`;
}
