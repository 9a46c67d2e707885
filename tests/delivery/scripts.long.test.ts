import { describe, expect, test } from 'vitest';
import { DockerfileParser } from 'dockerfile-ast';
import { parse } from 'yaml';
import { findProgram, run } from '../kit/index.ts';
import { fileOf, projects, type Project } from './projects.ts';
import { shellBlocks } from './shell-lines.ts';

const SHELLS = ['sh', 'dash', 'bash'].flatMap((name) => findProgram(name) ?? []);

type Steps = { readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>> };
type Compose = {
  readonly services: Readonly<
    Record<
      string,
      { readonly entrypoint?: readonly string[]; readonly healthcheck?: { readonly test: readonly string[] } }
    >
  >;
};
type Jobs = Readonly<Record<string, { readonly script?: readonly string[] }>>;

/** Every piece of shell in a project, by where it stands. Compose doubles its dollar signs. */
function scriptsOf(project: Project): readonly (readonly [string, string])[] {
  const { jobs } = parse(fileOf(project, '.github/workflows/ci.yml')) as Steps;
  const { services } = parse(fileOf(project, 'compose.yaml')) as Compose;
  const gitlab = parse(fileOf(project, '.gitlab-ci.yml')) as Jobs;
  const runs = DockerfileParser.parse(fileOf(project, 'Dockerfile'))
    .getInstructions()
    .filter((instruction) => instruction.getKeyword() === 'RUN');
  const composed = Object.values(services).flatMap(({ entrypoint = [], healthcheck }) =>
    [entrypoint.at(-1) ?? '', healthcheck?.test.at(-1) ?? ''].map((command) => command.replaceAll('$$', '$')),
  );
  return [
    ['mvnw', fileOf(project, 'mvnw')],
    ...shellBlocks(fileOf(project, 'README.md')).map((block) => ['README.md', block] as const),
    ...Object.values(jobs).flatMap(({ steps }) => steps.map(({ run: step = '' }) => ['ci.yml', step] as const)),
    ...Object.values(gitlab).flatMap(({ script = [] }) => script.map((line) => ['.gitlab-ci.yml', line] as const)),
    ...composed.map((command) => ['compose.yaml', command] as const),
    ...runs.map((one) => ['Dockerfile', (one.getArgumentsContent() ?? '').replace(/^--mount=\S+/u, '')] as const),
  ];
}

async function complaintsOf(shell: string, script: string): Promise<string> {
  const { code, stderr } = await run(shell, ['-n'], { input: script });
  return code === 0 ? stderr : `${stderr} (ended with ${String(code)})`;
}

describe('shells read every piece of shell', () => {
  test.each(projects().map((project) => [project.title, project] as const))('%s', async (_, project) => {
    const scripts = scriptsOf(project);
    expect(new Set(scripts.map(([place]) => place)).size).toBe(6);
    expect(SHELLS.length).toBeGreaterThan(0);
    for (const shell of SHELLS) {
      const complaints = await Promise.all(
        scripts.map(async ([place, script]) => [place, script, await complaintsOf(shell, script)]),
      );
      expect(complaints.filter(([, , complaint]) => complaint !== '')).toEqual([]);
    }
  });

  test('a script that is wrong is found', async () => {
    for (const shell of SHELLS) expect(await complaintsOf(shell, 'if true; then echo "x')).not.toBe('');
  });
});
