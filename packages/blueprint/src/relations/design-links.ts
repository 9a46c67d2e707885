import {
  capitalize,
  NameScope,
  pluralizeLast,
  singularizeLast,
  splitWords,
  toCamelCase,
  toKebabCase,
  toPascalCase,
  uncapitalize,
} from '@backsmith/text';
import type { ForeignKey } from '@backsmith/schema';
import type { Link } from '../model/resource.ts';
import { callScope, pathParts, pathTemplate } from '../resources/key-path.ts';
import { columnDraft, keyDrafts } from '../resources/drafts/entity-draft.ts';
import type { EntityDraft } from '../resources/drafts/entity-draft.ts';
import { roleWords } from './association-name.ts';
import type { JoinTable } from './join-table.ts';

/** A relation through a join table, as the owner sees it. */
export type LinkDraft = {
  readonly link: Omit<Link, 'target'> & { readonly target: Omit<Link['target'], 'creatable'> };
  readonly join: JoinTable;
  readonly target: EntityDraft;
  /** The name of the query that lists its members. */
  readonly query: string;
};

/**
 * Designs the many-to-many relations a resource owns.
 *
 * @param joins the join tables it owns, each with the entity on the other side
 * @param scope the names of its members so far
 */
export function designLinks(
  owner: EntityDraft,
  joins: readonly { readonly join: JoinTable; readonly target: EntityDraft }[],
  scope: NameScope,
): readonly LinkDraft[] {
  const segments = new NameScope({ ignoreCase: true });
  return joins.map(({ join, target }) => {
    const fallback = toCamelCase(pluralizeLast(target.names.className));
    const role = scope.take(toCamelCase(pluralizeLast(roleOf(join.inverse, target))), fallback, `${fallback}Entities`);
    const words = splitWords(role).join('_');
    const [plural, singular] = [capitalize(role), singularName(words, role)];
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

/** What the other side is to the owner, in snake case: by the column that refers to it, unless that says nothing. */
function roleOf(key: ForeignKey, target: EntityDraft): string {
  const words = key.columns.length === 1 ? roleWords(key.columns[0] ?? '', key.refColumns[0] ?? '') : [];
  const role = words.join('_');
  return role === '' || /^\d/u.test(role) ? splitWords(target.names.className).join('_') : role;
}

function singularName(words: string, plural: string): string {
  const singular = toPascalCase(singularizeLast(words));
  return singular === capitalize(plural) ? `${singular}Entry` : singular;
}

function linkTarget(owner: EntityDraft, target: EntityDraft, singular: string): LinkDraft['link']['target'] {
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
