import { readSchema, writeDdl } from '@backsmith/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareCatalogs } from '../catalogs/compare-catalogs.ts';
import type { Server } from '../servers/server.ts';

/** A script that puts statements together as texts, in the way people's tools do. */
export type DynamicScript = { readonly title: string; readonly sql: string };

/** The tests that show of one server that what is read of such scripts is what the server makes of them. */
export function describeDynamic(open: () => Promise<Server>, scripts: readonly DynamicScript[]): void {
  let server: Server;
  beforeAll(async () => {
    server = await open();
  }, 120_000);
  afterAll(async () => {
    await server.stop();
  });

  test.each(scripts)(
    '$title',
    async ({ sql }) => {
      const loaded = await server.load(sql);
      expect(loaded.refusals).toEqual([]);
      const { value, diagnostics } = readSchema(sql, { dialect: server.dialect });
      expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
      const written = await server.load(writeDdl(value.schema, server.target).value.text);
      expect(written.refusals).toEqual([]);
      expect(compareCatalogs(loaded.catalog, written.catalog).differences).toEqual([]);
      expect(loaded.catalog.tables.size).toBeGreaterThan(0);
    },
    60_000,
  );
}
