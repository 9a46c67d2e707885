import type { GenerateRequest, GenerationEvent } from '@backsmith/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { Run } from './run.ts';
import { type Order, resumeRun, runOrder, type RunPorts } from './run-generation.ts';
import { EMPTY_SETUP, type DraftSchema } from './setup.ts';

const uploaded: DraftSchema = {
  projectId: 'p1',
  sqlSchema: 'create table a (id int);',
  originalIdea: 'Uploaded a.sql',
  schemaType: 'uploaded_file',
  generatedAt: '2026-11-21T09:00:00Z',
};
const setup = {
  ...EMPTY_SETUP,
  projectName: 'shop',
  packageName: 'com.acme.shop',
  architectureType: 'monolithic',
} as const;
const order: Order = { source: new File(['x'], 'a.sql'), setup, userId: 'u1' };
const running: GenerationEvent = { steps: [{ name: 'Reading schema', status: 'in_progress' }], message: 'Working' };
const done: GenerationEvent = { completed: true, downloadUrl: '/api/projects/p1/download' };
const { signal } = new AbortController();

/** Ports whose streams are played from a list: one entry per connection, an error in place of an event breaks it. */
function ports(streams: readonly (readonly (GenerationEvent | Error)[])[]) {
  const connections = streams.values();
  const seen = { pauses: [] as number[], requests: [] as GenerateRequest[], followed: [] as string[] };
  async function* play(): AsyncGenerator<GenerationEvent> {
    for (const event of connections.next().value ?? []) {
      if (event instanceof Error) throw event;
      yield event;
    }
  }
  const all: RunPorts = {
    upload: async () => uploaded,
    process: async (idea) => ({
      ...uploaded,
      originalIdea: idea,
      schemaType: 'generated',
      notes: ['Assumed one shop.'],
    }),
    start: (request) => (seen.requests.push(request), play()),
    follow: (projectId) => (seen.followed.push(projectId), play()),
    pause: async (milliseconds) => void seen.pauses.push(milliseconds),
  };
  return { all, seen };
}

async function statesOf(run: AsyncIterable<Run>): Promise<Run[]> {
  const states: Run[] = [];
  for await (const state of run) states.push(state);
  return states;
}

describe('runOrder', () => {
  it('turns an idea into a schema, waits a second and generates, with what was assumed (GEN-02, GEN-04)', async () => {
    const { all, seen } = ports([[running, done]]);
    const states = await statesOf(runOrder({ ...order, source: { idea: '  A shop with orders\n' } }, all, signal));
    expect(states.map(({ at }) => at)).toEqual(['understanding', 'starting', 'generating', 'completed']);
    expect(seen.pauses).toEqual([1000]);
    expect(seen.requests).toMatchObject([{ projectId: 'p1', originalIdea: 'A shop with orders' }]);
    expect(states.slice(1).map(({ notes }) => notes)).toEqual(Array.from({ length: 3 }, () => ['Assumed one shop.']));
  });

  it.each([
    [
      new ApiError(422, 'UNRELATED_IDEA', 'This is no application.', { suggestions: ['A', 'B', 'C'] }),
      'UNRELATED_IDEA',
      'This is no application.',
    ],
    [
      new ApiError(0, 'NETWORK_ERROR', ''),
      'NETWORK_ERROR',
      'Failed to connect to the server. Please check your internet connection and try again.',
    ],
    [new ApiError(500, 'SOMETHING_NEW', ''), 'SOMETHING_NEW', 'An unexpected error occurred.'],
  ])('says why an idea became no schema: %s (ERR-17, ERR-19, ERR-20)', async (error, code, title) => {
    const { all } = ports([]);
    const refusing = { ...all, process: () => Promise.reject(error) };
    const states = await statesOf(runOrder({ ...order, source: { idea: 'A poem' } }, refusing, signal));
    expect(states.at(-1)).toMatchObject({ at: 'failed', schema: null, failure: { code, title } });
    const { failure } = states.at(-1) as Extract<Run, { at: 'failed' }>;
    expect(failure.suggestions ?? []).toHaveLength(code === 'UNRELATED_IDEA' ? 3 : 0);
  });

  it('uploads, waits a second, generates and completes (GEN-03 to GEN-06)', async () => {
    const { all, seen } = ports([[running, done]]);
    const states = await statesOf(runOrder(order, all, signal));
    expect(states.map(({ at }) => at)).toEqual(['uploading', 'starting', 'generating', 'completed']);
    expect(seen.pauses).toEqual([1000]);
    expect(states.at(-1)).toMatchObject({
      wasWatched: true,
      event: { projectId: 'p1', downloadUrl: done.downloadUrl },
    });
  });

  it('sends the configuration with the schema as it was read back (WIZ-13, WIZ-14)', async () => {
    const { all, seen } = ports([[done]]);
    await statesOf(runOrder(order, all, signal));
    expect(seen.requests).toEqual([
      {
        projectName: 'shop',
        packageName: 'com.acme.shop',
        architectureType: 'monolithic',
        features: { crudEnabled: true, swagger: false, exceptionHandler: false, security: false },
        sqlSchema: uploaded.sqlSchema,
        originalIdea: uploaded.originalIdea,
        projectId: 'p1',
        userId: 'u1',
        options: { javaVersion: 17, layout: 'layer' },
      },
    ]);
  });

  it('starts again from a schema that is already there', async () => {
    const { all } = ports([[new ApiError(500, 'UNKNOWN_ERROR', '')], [running, done]]);
    const failed = (await statesOf(runOrder(order, all, signal))).at(-1);
    if (failed?.at !== 'failed' || failed.schema === null) throw new Error('There is a schema to start from.');
    const again = await statesOf(runOrder({ ...order, source: failed.schema }, all, signal));
    expect(again.map(({ at }) => at)).toEqual(['starting', 'generating', 'completed']);
  });

  it('finds a lost stream again through the project', async () => {
    const { all, seen } = ports([[running], [new ApiError(0, 'NETWORK_ERROR', '')], [running, done]]);
    const states = await statesOf(runOrder(order, all, signal));
    expect(states.at(-1)?.at).toBe('completed');
    expect(seen.followed).toEqual(['p1', 'p1']);
    expect(states.filter((state) => state.at === 'generating').map((state) => state.isReconnecting)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('that is not heard of for long is lost, and has not failed', async () => {
    const { all } = ports([[running], ...Array.from({ length: 9 }, () => [new ApiError(0, 'NETWORK_ERROR', '')])]);
    const last = (await statesOf(runOrder(order, all, signal))).at(-1);
    expect(last).toEqual({ at: 'lost', event: { projectId: 'p1', ...running } });
  });

  it('asks for the first build of a draft by its key, and for another one of a project without', async () => {
    const { all, seen } = ports([[done], [done]]);
    const sent: unknown[] = [];
    const noting: RunPorts = { ...all, upload: async (_file, draft) => (sent.push(draft), uploaded) };
    await statesOf(runOrder({ ...order, draft: 'file-1f' }, noting, signal));
    expect(sent).toEqual([{ name: 'shop', key: 'file-1f' }]);
    await statesOf(runOrder({ ...order, source: uploaded }, noting, signal));
    expect(seen.requests.map(({ firstBuild }) => firstBuild)).toEqual([true, undefined]);
  });

  it('of a draft that is built already says so, with the project', async () => {
    const refused = new ApiError(409, 'ALREADY_BUILT', 'Built.', { projectId: 'p1' });
    const last = (await statesOf(runOrder({ ...order, draft: 'file-1f' }, ports([[refused]]).all, signal))).at(-1);
    expect(last).toMatchObject({ at: 'failed', failure: { code: 'ALREADY_BUILT', title: 'Built.', projectId: 'p1' } });
  });

  it.each([
    [new ApiError(0, 'NETWORK_ERROR', ''), 'Failed to connect to microservice generation service.', undefined],
    [new ApiError(500, 'UNKNOWN_ERROR', ''), 'Failed to generate microservice', undefined],
    [new ApiError(400, 'MISSING_DATA', 'No schema.'), 'Missing project data. Please try again.', 'No schema.'],
    [new ApiError(429, 'TOO_MANY_GENERATIONS', 'Two are running.'), 'Two are running.', undefined],
  ])('shows the catalogue for %s at the start', async (error, title, detail) => {
    const { all } = ports([[error]]);
    const last = (await statesOf(runOrder(order, all, signal))).at(-1);
    expect(last).toMatchObject({ at: 'failed', failure: detail === undefined ? { title } : { title, detail } });
  });

  it('follows a generation of the same project that is already under way', async () => {
    const { all } = ports([[new ApiError(409, 'GENERATION_RUNNING', 'Running.')], [running, done]]);
    expect((await statesOf(runOrder(order, all, signal))).at(-1)?.at).toBe('completed');
  });

  it.each([
    [new ApiError(0, 'NETWORK_ERROR', ''), 'Failed to upload file. Please check your connection.'],
    [new ApiError(500, 'UNKNOWN_ERROR', ''), 'Failed to upload file.'],
    [new ApiError(413, 'FILE_TOO_LARGE', 'The file has 11.0 MB.'), 'The file has 11.0 MB.'],
  ])('shows the catalogue for %s on upload', async (error, title) => {
    const { all } = ports([]);
    const refused = { ...all, upload: () => Promise.reject(error) };
    expect((await statesOf(runOrder(order, refused, signal))).at(-1)).toMatchObject({ failure: { title } });
  });
});

describe('resumeRun', () => {
  it('shows a finished generation at once, without having watched it', async () => {
    const { all } = ports([[done]]);
    expect(await statesOf(resumeRun('p1', all, signal))).toMatchObject([{ at: 'completed', wasWatched: false }]);
  });

  it('is looked for again where the network is away from the beginning', async () => {
    const { all } = ports([[new ApiError(0, 'NETWORK_ERROR', '')], [running, done]]);
    expect((await statesOf(resumeRun('p1', all, signal))).at(-1)?.at).toBe('completed');
  });

  it('ends with the code and message of the stream (ERR-22)', async () => {
    const { all } = ports([[running, { error: { code: 'TIME_LIMIT', message: 'It took too long.' } }]]);
    const last = (await statesOf(resumeRun('p1', all, signal))).at(-1);
    expect(last).toMatchObject({ at: 'failed', failure: { code: 'TIME_LIMIT', title: 'It took too long.' } });
  });
});
