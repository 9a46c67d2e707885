import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { relational } from '@backsmith/blueprint';
import { HOSTILE_NAMES, HOSTILE_TEXTS } from '../hostile/inputs.ts';
import { schemaWith } from '../hostile/shop-with.ts';
import { describeWith, tool } from '../kit/index.ts';
import { generateWith, projects, textsOf } from './projects.ts';

/** What is used of mermaid, which is fetched and not installed. */
type Mermaid = {
  /** Also brings in the kind of diagram. */
  parse(text: string): Promise<unknown>;
  readonly mermaidAPI: {
    getDiagramFromText(text: string): Promise<{
      readonly type: string;
      readonly db: {
        getEntities(): ReadonlyMap<string, unknown>;
        getRelationships(): readonly { readonly roleA: string }[];
      };
    }>;
  };
};

type Drawn = { readonly entities: readonly string[]; readonly roles: readonly string[] };

function diagramOf(readme: string | undefined): string {
  return /^```mermaid\n([\s\S]*?)\n```$/mu.exec(readme ?? '')?.[1] ?? '';
}

describeWith(['mermaid'], 'mermaid draws the data model', () => {
  let mermaid: Mermaid;

  beforeAll(async () => {
    const module = pathToFileURL(join(tool('mermaid'), 'dist/mermaid.esm.min.mjs')).href;
    mermaid = ((await import(module)) as { readonly default: Mermaid }).default;
  });

  async function drawn(text: string): Promise<Drawn> {
    await mermaid.parse(text);
    const { type, db } = await mermaid.mermaidAPI.getDiagramFromText(text);
    expect(type).toBe('er');
    return {
      entities: [...db.getEntities().keys()].toSorted(),
      roles: db.getRelationships().map(({ roleA }) => roleA),
    };
  }

  /** What the diagram must show: each entity, and each relation by its attribute. */
  function meant({ system }: ReturnType<typeof generateWith>): Drawn {
    const entities = system.services.flatMap(({ store }) => relational(store).entities);
    return {
      entities: entities.map(({ classes }) => classes.entity.name).toSorted(),
      roles: entities.flatMap(({ attributes }) =>
        attributes.flatMap(({ kind, name }) => (kind === 'to-one' || kind === 'many-to-many' ? [name] : [])),
      ),
    };
  }

  /** Documents are drawn by the same lines, from the resources. */
  const onTables = projects().filter(({ generation }) =>
    generation.system.services.every(({ store }) => store.kind === 'jpa'),
  );

  test.each(onTables.map((project) => [project.title, project] as const))('%s', async (_, { files, generation }) => {
    const diagram = await drawn(diagramOf(files.get('README.md')));
    expect(diagram.roles.length).toBeGreaterThan(20);
    expect(diagram).toEqual(meant(generation));
  });

  test.each([...HOSTILE_NAMES, ...HOSTILE_TEXTS].map((input) => [input.name, input] as const))(
    'with %s',
    async (_, { slots, encoding }) => {
      const sql = schemaWith(slots);
      const generation = generateWith(encoding === undefined ? sql : Buffer.from(`\ufeff${sql}`, encoding));
      expect(await drawn(diagramOf(textsOf(generation).get('README.md')))).toEqual(meant(generation));
    },
  );

  test('names that are words of its own', async () => {
    const words = [
      'class',
      'style',
      'direction',
      'title',
      'classDef',
      'only one',
      'zero or more',
      'to',
      'u',
      'TB',
      'end',
    ];
    const tables = words.map(
      (word) => `CREATE TABLE "${word}" (id int PRIMARY KEY, "${word}" int REFERENCES "class" (id));`,
    );
    const generation = generateWith(tables.join('\n'));
    expect(await drawn(diagramOf(textsOf(generation).get('README.md')))).toEqual(meant(generation));
  });

  test('a diagram that is wrong is found', async () => {
    await expect(drawn('erDiagram\n  "A" }o--o| "B')).rejects.toThrow('Parse error');
  });
});
