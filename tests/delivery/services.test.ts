import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findProgram, run, scratchFolder } from '../kit/index.ts';
import { fileOf, guardedServices } from './projects.ts';

const project = guardedServices('rabbitmq');
const { services, gateway, shared } = project.generation.system;
const folders = shared?.modules ?? [];

type Job = {
  readonly needs?: readonly string[];
  readonly if?: string;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly services?: object;
  readonly steps: readonly { readonly run?: string }[];
};

describe('the workflow of services', () => {
  const { jobs } = parse(fileOf(project, '.github/workflows/ci.yml')) as {
    readonly jobs: Readonly<Record<string, Job>>;
  };

  test('has a job for each module, the gateway among them, which runs where that changed', () => {
    expect(Object.keys(jobs)).toEqual(['changes', 'build', ...folders]);
    expect(Object.keys(jobs['changes']?.outputs ?? {})).toEqual(folders);
    for (const folder of folders) {
      const job = jobs[folder];
      expect(job?.if).toBe(`needs.changes.outputs.${folder} == 'true'`);
      expect(job?.needs).toEqual(['changes']);
      const runs = (job?.steps ?? []).flatMap((step) => step.run ?? []);
      expect(runs).toEqual([
        `sh ./mvnw -B --projects ${folder} verify`,
        expect.stringMatching(new RegExp(`^docker build --tag \\S+ --file ${folder}/Dockerfile \\.$`, 'u')),
        expect.stringMatching(/^sh \.github\/push-image\.sh \S+$/u),
      ]);
      expect(job?.services === undefined, folder).toBe(folder === gateway?.folder);
    }
  });

  test('finds what changed since a commit: a module by its folder, all by what they share or an unknown commit', async () => {
    const folder = scratchFolder('changed-modules');
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();
    const commit = (path: string): string => {
      write(path, `${path} ${String(Math.random())}`);
      git('add', '--all');
      git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', path);
      return git('rev-parse', 'HEAD');
    };
    const changedSince = async (base: string): Promise<readonly string[]> => {
      const { stdout } = await run('sh', ['.github/changed-modules.sh', base], { cwd: folder });
      const said = stdout.trim().split('\n');
      expect(said.map((line) => line.replace(/=.*$/u, ''))).toEqual(folders);
      return said.filter((line) => line.endsWith('=true')).map((line) => line.replace('=true', ''));
    };
    git('init', '--quiet');
    write('.github/changed-modules.sh', fileOf(project, '.github/changed-modules.sh'));
    const first = commit('README.md');
    const second = commit('orders-service/src/main/java/A.java');
    expect(await changedSince(first)).toEqual(['orders-service']);
    // A folder whose name merely begins like another's is no part of it.
    commit('gateway-notes/a.md');
    expect(await changedSince(second)).toEqual([]);
    const third = commit('gateway/pom.xml');
    expect(await changedSince(second)).toEqual(['gateway']);
    commit('pom.xml');
    expect(await changedSince(third)).toEqual(folders);
    expect(await changedSince('0000000000000000000000000000000000000000')).toEqual(folders);
  });

  test('every Dockerfile is looked after', () => {
    const { updates } = parse(fileOf(project, '.github/dependabot.yml')) as {
      readonly updates: readonly { readonly 'package-ecosystem': string; readonly directory: string }[];
    };
    const docker = updates.filter((one) => one['package-ecosystem'] === 'docker').map(({ directory }) => directory);
    const files = [...project.files.keys()].filter((path) => path.endsWith('Dockerfile'));
    expect(docker.toSorted()).toEqual(files.map((path) => `/${dirname(path)}`).toSorted());
  });
});

test('the image of a module is made of the root build and its own folder, which the builder is given', () => {
  for (const folder of folders) {
    const copies = DockerfileParser.parse(fileOf(project, `${folder}/Dockerfile`))
      .getInstructions()
      .filter((one) => one.getKeyword() === 'COPY')
      .map((one) => one.getArguments().map((argument) => argument.getValue()))
      .slice(0, 3);
    expect(copies).toEqual([
      ['pom.xml', './'],
      [`${folder}/pom.xml`, `${folder}/`],
      [`${folder}/src`, `${folder}/src`],
    ]);
    const given = fileOf(project, '.dockerignore').split('\n');
    for (const path of ['pom.xml', `${folder}/pom.xml`, `${folder}/src`]) expect(given).toContain(`!${path}`);
  }
});

test('compose takes no port that a database or a broker of the machine may have', () => {
  const composed = parse(fileOf(project, 'compose.yaml')) as {
    readonly services: Readonly<Record<string, { readonly ports?: readonly string[] }>>;
  };
  const ports = Object.values(composed.services).flatMap(({ ports: some = [] }) => some);
  expect(ports.filter((port) => port.includes('::'))).toHaveLength(services.length + 1);
  expect(ports.filter((port) => /:(?:5432|5672):/u.test(port))).toEqual([]);
});

describe('run.sh', () => {
  const script = fileOf(project, 'run.sh');
  const isExecutable = project.generation.files.find(({ path }) => path === 'run.sh')?.executable;

  test('is read by bash, starts every module once, and the gateway last', async () => {
    expect(isExecutable).toBe(true);
    const bash = findProgram('bash');
    if (bash === undefined) throw new Error('bash is part of what the tests need');
    expect((await run(bash, ['-n'], { input: script })).code).toBe(0);
    const list = (name: string) => new RegExp(`^${name}=\\((.*)\\)$`, 'mu').exec(script)?.[1]?.split(' ') ?? [];
    expect(list('folders').toSorted()).toEqual(folders.toSorted());
    expect([list('folders')[0], list('folders').at(-1)]).toEqual(['auth-service', 'gateway']);
    for (const name of ['ports', 'variables', 'classes', 'ready']) expect(list(name)).toHaveLength(folders.length);
    for (const [at, folder] of list('folders').entries()) {
      const type = `${folder}/src/main/java/${list('classes')[at]?.replaceAll('.', '/') ?? ''}.java`;
      expect(project.files.has(type), type).toBe(true);
    }
  });

  // The bash of macOS is 3.2.
  test('uses nothing that bash has learned since 3.2', () => {
    expect(script).not.toMatch(
      /declare -[Ag]|mapfile|readarray|wait -n|\$\{\w+(?:,,|\^\^|@Q)|&>>|local -n|EPOCHSECONDS/u,
    );
  });
});
