import { capitalize, NameScope, splitWords, toCamelCase, toKebabCase } from '@backsmith/text';
import type { Child, Parent } from '../model/resource.ts';
import { memberScope } from '../names/member-names.ts';
import { pathParts, pathTemplate } from '../drafts/key-path.ts';
import { columnDraft } from '../drafts/resource-draft.ts';
import type { ResourceDraft } from '../drafts/resource-draft.ts';
import type { Association } from './association.ts';

/** Records that live and die with one of a resource: how the resource lists them, and how they know of it. */
export type ChildDraft = {
  readonly owner: ResourceDraft;
  readonly draft: ResourceDraft;
  readonly child: Child;
  readonly parent: Parent;
  /** The columns that refer to the parent, in the order of its key. */
  readonly columns: readonly string[];
};

/** A child with the association that leads to its parent; `isFiltered` says that its list takes conditions. */
export type Part = {
  readonly draft: ResourceDraft;
  readonly association: Association;
  readonly isFiltered: boolean;
  /** Whether its answers may name what they refer to. */
  readonly expands: boolean;
  /** All columns of the child that refer to something else. */
  readonly referring: readonly string[];
};

/** What the service of a resource works with besides its children's, and the variables of its methods. */
const COLLABORATORS = [
  ...['repository', 'unitOfWork', 'mergePatch', 'summaries', 'expansions', 'neighbours'],
  ...['id', 'entity', 'request', 'patch', 'cleared', 'filter', 'pageable', 'expand', 'ifMatch', 'condition', 'created'],
];

/**
 * Designs what is listed below the records of a resource.
 *
 * @param taken the names its calls and fields have already, and the last segments of its paths
 */
export function designChildren(
  owner: ResourceDraft,
  parts: readonly Part[],
  taken: { readonly names: readonly string[]; readonly segments: readonly string[] },
): readonly ChildDraft[] {
  const names = memberScope([...COLLABORATORS, ...taken.names]);
  const segments = new NameScope({ ignoreCase: true, reserved: taken.segments });
  return parts.map(({ draft, association: { key }, isFiltered, expands, referring }) => {
    const whole = toCamelCase(draft.names.titlePlural);
    const part = partName(draft, owner);
    const role = names.take(part, whole, toCamelCase(owner.names.className) + capitalize(whole));
    const segment = segments.take(toKebabCase(part), toKebabCase(whole));
    // They are called as the child's own fields are: conditions of a list are bound to variables of the path, too.
    const own = owner.key.columns.map((name) => columnDraft(draft, key.columns[key.refColumns.indexOf(name)] ?? ''));
    const variables = pathParts(own);
    const template = `${pathTemplate(variables)}/${segment}`;
    return {
      owner,
      draft,
      columns: own.map(({ column }) => column.name),
      child: {
        role,
        segment,
        template,
        parts: variables,
        method: `list${capitalize(role)}`,
        name: draft.names.className,
        title: draft.names.titlePlural,
        service: draft.classes.service,
        listed: draft.classes.listed,
        expands,
        ...(isFiltered ? { filter: draft.classes.filter } : {}),
      },
      parent: {
        name: owner.names.className,
        title: owner.names.title,
        variable: `${toCamelCase(owner.names.className)}Id`,
        idType: owner.idType,
        test: owner.classes.test,
        testMethod: `listsBelow${owner.names.className}`,
        segment,
        parts: variables,
        isShared: key.columns.some((name) => referring.includes(name)),
      },
    };
  });
}

/** What a child is to its parent: the lines of an order where the table is called `order_line`. */
function partName({ names: { className, titlePlural } }: ResourceDraft, owner: ResourceDraft): string {
  const words = splitWords(className);
  const before = splitWords(owner.names.className);
  const isPrefixed = words.length > before.length && before.every((word, index) => word === words[index]);
  const plural = splitWords(titlePlural);
  const name = toCamelCase(plural.slice(isPrefixed ? before.length : 0).join('_'));
  return /^\p{L}/u.test(name) ? name : toCamelCase(titlePlural);
}
