import type { Setting, Variable } from '@backsmith/blueprint';
import { escapeSpringPlaceholders, yamlFiltered } from '@backsmith/render';
import type { YamlValue } from '@backsmith/render';

type Tree = Map<string, YamlValue>;

/** Settings by their paths as a tree; keys with a single key below them are written as one, joined by a dot. */
export function settingsTree(
  settings: readonly Setting[],
  variables: readonly Variable[],
): ReadonlyMap<string, YamlValue> {
  const root: Tree = new Map();
  for (const { path, value } of settings) {
    const last = path.at(-1);
    if (last !== undefined) branch(root, path.slice(0, -1)).set(last, filtered(value, variables));
  }
  return joined(root);
}

function branch(root: Tree, path: readonly string[]): Tree {
  return path.reduce<Tree>((tree, key) => {
    const known = tree.get(key);
    if (isTree(known)) return known;
    const made: Tree = new Map();
    tree.set(key, made);
    return made;
  }, root);
}

function isTree(value: YamlValue): value is Tree {
  return value instanceof Map;
}

function joined(tree: Tree): Tree {
  return new Map([...tree].map(([key, value]) => (isTree(value) ? joinOnly(key, joined(value)) : [key, value])));
}

function joinOnly(key: string, below: Tree): [string, YamlValue] {
  const [only, ...more] = below;
  return only !== undefined && more.length === 0 ? [`${key}.${only[0]}`, only[1]] : [key, below];
}

/** Placeholders are ours and stand in single values; lists hold names of the schema too. */
function filtered(value: Setting['value'], variables: readonly Variable[]): YamlValue {
  if (typeof value === 'string') return yamlFiltered(value);
  if (typeof value !== 'object') return value;
  if (!('variable' in value)) return value.map((item) => yamlFiltered(escapeSpringPlaceholders(item)));
  const known = variables.find(({ name }) => name === value.variable);
  return yamlFiltered(`\${${value.variable}:${known?.default ?? ''}}`);
}
