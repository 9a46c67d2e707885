import { readSchema } from '@backsmith/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crossLoad, roundTrip } from './round-trip.ts';
import type { Server } from './servers/server.ts';
import { exampleSources } from './sources.ts';

const EXAMPLES = exampleSources().map((example) => ({
  ...example,
  dialect: readSchema(example.bytes).value.schema.dialect,
}));

/** The tests that show of one server that the examples load and come back. */
export function describeExamples(open: () => Server | Promise<Server>): void {
  let server: Server;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(async () => {
    await server.stop();
  });

  test.each(EXAMPLES)('$name, written for it, loads', async ({ bytes, dialect }) => {
    expect(await crossLoad(server, bytes, dialect, server.target)).toEqual([]);
  });

  test('its own come back identical', async () => {
    for (const { name, bytes } of EXAMPLES.filter(({ dialect }) => dialect === server.dialect)) {
      const trip = await roundTrip(server, bytes);
      expect(trip.loaded, name).toBe(true);
      expect([...trip.differences, ...trip.refusals], name).toEqual([]);
    }
  });
}
