import {
  capitalize,
  inflectionOf,
  NameScope,
  splitWords,
  toCamelCase,
  toKebabCase,
  toPascalCase,
  uncapitalize,
} from '@backsmith/text';
import type { ForeignKey } from '@backsmith/schema';
import type { Link } from '../model/resource.ts';
import { callScope, pathParts, pathTemplate } from '../drafts/key-path.ts';
import { columnDraft, keyDrafts } from '../drafts/resource-draft.ts';
import type { ResourceDraft } from '../drafts/resource-draft.ts';
import { roleWords } from './association-name.ts';
import type { JoinTable } from '../tables/join-table.ts';

/** A relation through a join table, as the owner sees it. */
export type LinkDraft = {
  readonly link: Omit<Link, 'target'> & { readonly target: Omit<Link['target'], 'creatable'> };
  readonly join: JoinTable;
  readonly target: ResourceDraft;
  /** The name of the query that lists its members. */
  readonly query: string;
};

/**
 * Designs the many-to-many relations a resource owns.
 *
 * @param joins the join tables it owns, each with the resource on the other side
 * @param scope the names of its members so far
 */
export function designLinks(
  owner: ResourceDraft,
  joins: readonly { readonly join: JoinTable; readonly target: ResourceDraft }[],
  scope: NameScope,
): readonly LinkDraft[] {
  const segments = new NameScope({ ignoreCase: true });
  return joins.map(({ join, target }) => {
    const fallback = toCamelCase(target.names.titlePlural);
    const isOneOfSeveral = target === owner || joins.filter((other) => other.target === target).length > 1;
    const named = isOneOfSeveral ? implicitName(join, owner) : undefined;
    const inflection = inflectionOf(target.names.language);
    const preferred = toCamelCase(inflection.plural(named ?? roleOf(join.inverse, target)));
    const role = scope.take(preferred, fallback, `${fallback}Entities`);
    const words = splitWords(role).join('_');
    const [plural, singular] = [capitalize(role), singularName(inflection.singular(words), role)];
    const other = linkTarget(owner, target, singular);
    const segment = segments.take(toKebabCase(words));
    const template = `${pathTemplate(pathParts(keyDrafts(owner)))}/${segment}`;
    const link = {
      role,
      segment,
      template,
      memberTemplate: template + pathTemplate(other.parts),
      methods: {
        list: `list${plural}`,
        add: `add${singular}`,
        remove: `remove${singular}`,
        test: `addsAndRemoves${plural}`,
      },
      target: other,
    };
    return { link, join, target, query: `find${plural}` };
  });
}

/**
 * What the other side is to the owner, in snake case: by the column that refers to it, unless that says nothing. One letter
 * says nothing: Prisma calls the columns of the join tables it makes itself `A` and `B`.
 */
function roleOf(key: ForeignKey, target: ResourceDraft): string {
  const words = key.columns.length === 1 ? roleWords(key.columns[0] ?? '', key.refColumns[0] ?? '') : [];
  const role = words.join('_');
  const saysNothing = role.length <= 1 || /^\d/u.test(role);
  return saysNothing ? splitWords(target.names.className).join('_') : role;
}

/**
 * What a relation was called in Prisma, in snake case and without the words of its owner: `_PostEditors` gives `editors`. None
 * where the table is no implicit one, or called by the two it joins (`_PostToTag`).
 */
function implicitName({ table, owner, inverse }: JoinTable, draft: ResourceDraft): string | undefined {
  const isImplicit = owner.columns.join() === 'A' && inverse.columns.join() === 'B' && table.name.startsWith('_');
  if (!isImplicit) return undefined;
  const words = splitWords(table.name);
  const ends = [owner.refTable, inverse.refTable].map((name) => splitWords(name).join('_'));
  if (words.join('_') === ends.join('_to_')) return undefined;
  const own = splitWords(draft.names.className);
  const rest = own.every((word, at) => words[at] === word) ? words.slice(own.length) : words;
  return rest.length === 0 ? undefined : rest.join('_');
}

function singularName(words: string, plural: string): string {
  const singular = toPascalCase(words);
  return singular === capitalize(plural) ? `${singular}Entry` : singular;
}

function linkTarget(owner: ResourceDraft, target: ResourceDraft, singular: string): LinkDraft['link']['target'] {
  const variables = callScope();
  for (const { field } of keyDrafts(owner)) variables.take(field);
  const { service, response, listed, test } = target.classes;
  return {
    name: target.names.className,
    service,
    listed,
    hasSummary: listed !== response,
    test,
    label: capitalize(target.names.title),
    idType: target.idType,
    parts: target.key.columns.map((name) => {
      const { field, type } = columnDraft(target, name);
      const repeats = splitWords(field)[0] === splitWords(singular)[0];
      return {
        name: field,
        variable: variables.take(
          repeats ? field : uncapitalize(singular) + capitalize(field),
          `other${capitalize(field)}`,
        ),
        type: type.java,
      };
    }),
  };
}
