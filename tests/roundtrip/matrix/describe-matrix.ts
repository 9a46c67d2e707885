import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChangesServer } from '../changes/changes-server.ts';
import { compareChanges } from '../changes/compare-changes.ts';

/** A schema, what can depend on it, and what can be done to it: each with each is a cell. */
export type Matrix = {
  readonly base: readonly string[];
  readonly dependents: readonly string[];
  readonly changes: readonly string[];
};

/** One of so many cells is tried, others at every change of the seed; `BACKSMITH_CELLS=1` tries all. */
const ONE_OF = Number(process.env['BACKSMITH_CELLS'] ?? 20);

const SEED = Number(process.env['BACKSMITH_SEED'] ?? 34);

const MILLISECONDS_EACH = 5000;

/** The tests that show of one server that whatever is changed, what depends on it is read as the server has it then. */
export function describeMatrix(open: () => Promise<ChangesServer>, matrix: Matrix): void {
  let server: ChangesServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(async () => {
    await server.stop();
  });

  const { base, dependents, changes } = matrix;
  const cells = changes.flatMap((change, row) =>
    dependents.filter((_, column) => (row + column + SEED) % ONE_OF === 0).map((dependent) => [dependent, change]),
  );
  test(
    `${cells.length} of ${changes.length * dependents.length} cells end as in the database`,
    async () => {
      const differing: string[] = [];
      let refused = 0;
      for (const cell of cells) {
        const parts = cell.join(';').split(';');
        const asked = [...base, ...parts.map((part) => part.trim()).filter((part) => part !== '')];
        const { taken, differences } = await compareChanges(server, asked);
        refused += asked.length - taken.length;
        if (differences.length > 0) differing.push([`[${cell.join('] [')}]`, ...differences].join('\n  '));
      }
      console.log(`${server.target}: ${cells.length} cells, ${refused} statements refused, seed ${SEED}`);
      expect(differing.join('\n')).toBe('');
    },
    cells.length * MILLISECONDS_EACH,
  );
}
