import { readSchema, writeDdl } from '@backsmith/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WIDE_INPUTS } from '../wide/wide-inputs.ts';
import { openPostgres } from './servers/postgres.ts';
import type { Server } from './servers/server.ts';

describe('wide schemas as tools leave them', () => {
  let server: Server;
  beforeAll(async () => {
    server = await openPostgres();
  });
  afterAll(async () => {
    await server.stop();
  });

  test.each(WIDE_INPUTS)('stand in a new PostgreSQL with all of their columns: $name', async (input) => {
    const { schema } = readSchema(input.sql, { dialect: input.dialect }).value;
    const { catalog, refusals } = await server.load(writeDdl(schema, 'postgresql').value.text);
    expect(refusals).toEqual([]);
    expect(catalog.tables.size).toBe(schema.tables.length);
    const widths = [...catalog.tables.values()].map(({ columns }) => columns.length);
    expect(Math.max(...widths)).toBe(input.columns);
    expect(widths.toSorted()).toEqual(schema.tables.map(({ columns }) => columns.length).toSorted());
  });
});
