import { expect, test } from 'vitest';
import { choosePlace } from './choose-place.ts';
import type { ProofServer } from './proof-database.ts';

const DATABASE = {
  kind: 'postgresql',
  label: 'PostgreSQL',
  development: 'h2',
  extensions: ['vector', 'citext'],
} as const;

/** A server that has the extension citext alone. */
function serverWith(stopped: string[]): ProofServer {
  return {
    label: 'PostgreSQL 18',
    lacking: (extensions) => Promise.resolve(extensions.filter((name) => name !== 'citext')),
    create: () => Promise.reject(new Error('Nothing is made here.')),
    stop: () => {
      stopped.push('PostgreSQL 18');
      return Promise.resolve();
    },
  };
}

async function place(database: Parameters<typeof choosePlace>[0]['database'], isAtHand = true) {
  const stopped: string[] = [];
  const servers = isAtHand ? { postgresql: () => Promise.resolve(serverWith(stopped)) } : {};
  return { stopped, place: await choosePlace({ database }, servers, '/nowhere') };
}

test('a project starts on its own server where that has all it needs', async () => {
  const { stopped, place: chosen } = await place({ ...DATABASE, extensions: ['citext'] });
  expect(chosen).toMatchObject({ kind: 'server', label: 'PostgreSQL 18' });
  expect(stopped).toEqual([]);
});

test('what the server lacks is named, and what stands for it in the development takes its place', async () => {
  const { stopped, place: chosen } = await place({ ...DATABASE, standIn: 'H2' });
  expect(chosen).toEqual({
    kind: 'stand-in',
    label: 'H2, which stands for PostgreSQL',
    instead: { server: 'PostgreSQL 18', extensions: ['vector'] },
  });
  expect(stopped).toEqual(['PostgreSQL 18']);
});

test('without a stand-in it is not started, for a reason that names the extension', async () => {
  expect((await place({ ...DATABASE, development: 'container' })).place).toEqual({
    kind: 'none',
    why: 'The migrations need the extension vector, which PostgreSQL 18 does not have here.',
    lack: { server: 'PostgreSQL 18', extensions: ['vector'] },
  });
});

test('without a server the stand-in is as good as any, and lacks nothing', async () => {
  expect((await place({ ...DATABASE, standIn: 'H2' }, false)).place).toEqual({
    kind: 'stand-in',
    label: 'H2, which stands for PostgreSQL',
  });
  expect((await place(DATABASE, false)).place).toEqual({
    kind: 'none',
    why: 'PostgreSQL is not at hand, nor another database the project runs on.',
  });
});
