import { describe } from 'vitest';
import { describeWith, type TestDatabase } from '../../kit/index.ts';
import type { Catalog } from '../../roundtrip/catalogs/catalog.ts';
import { readMariaDbCatalog } from '../../roundtrip/catalogs/mariadb-catalog.ts';
import { readPostgresCatalog } from '../../roundtrip/catalogs/postgres-catalog.ts';
import { describeVersions } from '../../roundtrip/versions/describe-versions.ts';
import { openMariaDbSandbox } from '../../roundtrip/versions/mariadb-sandbox.ts';
import { openPostgresSandbox } from '../../roundtrip/versions/postgres-sandbox.ts';

describe('versions of schemas on PostgreSQL', () => {
  describeVersions({
    target: 'postgresql',
    open: openPostgresSandbox,
    catalog: readPostgresCatalog,
    quote: (name) => `"${name}"`,
  });
});

describeWith(['mariadb'], 'versions of schemas on MariaDB', () => {
  describeVersions({
    target: 'mariadb',
    open: openMariaDbSandbox,
    catalog: ownCatalog,
    quote: (name) => `\`${name}\``,
  });
});

/** Databases of other versions stand beside it. */
async function ownCatalog(database: TestDatabase): Promise<Catalog> {
  const { tables, types } = await readMariaDbCatalog(database);
  const prefix = `${database.name}.`;
  const own = [...tables].filter(([name]) => name.startsWith(prefix) || !name.includes('.'));
  return { tables: new Map(own.map(([name, table]) => [name.replace(prefix, ''), table])), types };
}
