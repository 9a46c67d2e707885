// Reads the library of models for the pages about them. It is large and takes seconds, so this runs when the site is built.
import { schemaFromLibrary, type IdeaTable } from '@backsmith/idea';
import { CATEGORIES, domainModel, domainModels, type DomainModel, type ModelThing } from '@backsmith/models';
import { readSchema } from '@backsmith/schema';
import { layOut } from '../../../shared/diagram/lay-out.ts';
import type { DiagramRelation } from '../../../shared/diagram/model.ts';
import { diagramOf } from '../../../shared/diagram/of-schema.ts';
import { drawPicture } from './draw-picture.ts';
import type {
  GalleryEntry,
  GalleryFacts,
  Picture,
  TemplateColumn,
  TemplateFacts,
  TemplatePart,
  TemplateTable,
} from './facts.ts';
import { sourceOf } from './source-of.ts';

/** Tables of a picture show a few rows, so that their sizes tell them apart. */
const PICTURE_ROWS = 4;
/** What every table has; the page says it once. */
const EVERYWHERE: readonly string[] = ['created_at', 'updated_at'];
/** Others of a category that a page leads to. */
const MOST_RELATED = 6;

/** The names of all models. */
export function templateNames(): readonly string[] {
  return domainModels().map(({ name }) => name);
}

/** What the page of a model shows; null where the library has none of this name. */
export function templateFacts(name: string): TemplateFacts | null {
  const domain = domainModel(name);
  if (domain === undefined) return null;
  const { title, says } = domain;
  const tables = tablesOf(domain);
  const category = CATEGORIES.find(({ domains }) => domains.includes(name));
  return {
    ...{ name, title, says },
    category: category?.title ?? '',
    related: relatedTo(name, category?.domains ?? []),
    ...tables,
    diagram: layOut(sourceOf(tables, [])),
  };
}

/** What the gallery shows of all models, by category. */
export function galleryFacts(): GalleryFacts & Required<Pick<GalleryFacts, 'pictures'>> {
  return {
    categories: CATEGORIES.map(({ name, title, domains }) => ({
      name,
      title,
      entries: domains.flatMap((one) => domainModel(one) ?? []).map(entryOf),
    })),
    pictures: Object.fromEntries(domainModels().map((domain) => [domain.name, pictureOf(domain)])),
  };
}

function entryOf({ name, title, says, core, packs }: DomainModel): GalleryEntry {
  const more = packs.reduce((count, pack) => count + pack.things.length, 0);
  return { name, title, says, tables: core.length, more };
}

function pictureOf(domain: DomainModel): Picture {
  return drawPicture(layOut(sourceOf(tablesOf(domain), []), PICTURE_ROWS));
}

function relatedTo(name: string, domains: readonly string[]): TemplateFacts['related'] {
  const at = domains.indexOf(name);
  // Those behind it first, round and round: so each of a category is led to.
  const others = [...domains.slice(at + 1), ...domains.slice(0, at)].slice(0, MOST_RELATED);
  return others.flatMap((one) => domainModel(one) ?? []).map((domain) => ({ name: domain.name, title: domain.title }));
}

const known = new Map<string, Pick<TemplateFacts, 'parts' | 'relations'>>();

/** The tables of a model: the gallery and its own page ask for the same. */
function tablesOf(domain: DomainModel): Pick<TemplateFacts, 'parts' | 'relations'> {
  const tables = known.get(domain.name) ?? readTables(domain);
  known.set(domain.name, tables);
  return tables;
}

/** The tables of a model with all packs, sorted into its parts, and how they refer to each other. */
function readTables(domain: DomainModel): Pick<TemplateFacts, 'parts' | 'relations'> {
  const schema = schemaFromLibrary(
    domain.name,
    domain.packs.map((pack) => pack.name),
  );
  if (schema === undefined) return { parts: [], relations: [] };
  const read = diagramOf(readSchema(schema.sql).value.schema);
  const types = new Map(
    read.tables.map((table) => [table.name, new Map(table.columns.map(({ name, type }) => [name, type]))]),
  );
  // The tables of a model stand in the order of its things, which are those of its core and of its packs.
  const rest = [...schema.model.tables];
  const take = (things: readonly ModelThing[]) =>
    rest.splice(0, things.length).map((table, at) => tableOf(table, things[at]?.says ?? '', types.get(table.name)));
  const parts: readonly TemplatePart[] = [
    { name: null, title: 'Core', tables: take(domain.core) },
    ...domain.packs.map(({ name, title, things }) => ({ name, title, tables: take(things) })),
  ];
  return { parts, relations: read.relations.map(plain) };
}

function plain({ from, column, to, target }: DiagramRelation): DiagramRelation {
  return { from, column, to, target };
}

function tableOf(
  { name, columns, links }: IdeaTable,
  says: string,
  types: ReadonlyMap<string, string> | undefined,
): TemplateTable {
  const typeOf = (column: string) => types?.get(column) ?? '';
  const key: TemplateColumn = { name: 'id', type: typeOf('id'), isKey: true, isRequired: true, isUnique: true };
  const references = links.map((link): TemplateColumn => ({
    name: link.column,
    type: typeOf(link.column),
    isKey: false,
    isRequired: link.required,
    isUnique: link.unique,
    refersTo: link.table,
  }));
  const own = columns
    .filter((column) => !EVERYWHERE.includes(column.name))
    .map((column): TemplateColumn => ({
      name: column.name,
      type: typeOf(column.name),
      isKey: false,
      isRequired: column.required,
      isUnique: column.unique,
      ...(column.values && { values: column.values }),
    }));
  return { name, says, columns: [key, ...references, ...own] };
}
