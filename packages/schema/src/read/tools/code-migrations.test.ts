import { describe, expect, it } from 'vitest';
import { noteCodeMigrations } from './code-migrations.ts';

/** A file as each tool names its migrations, by the tool. */
const FILES: readonly (readonly [tool: string, path: string])[] = [
  ['Alembic', 'alembic/versions/3f2a_add_orders.py'],
  ['Django', 'shop/migrations/0001_initial.py'],
  ['EF Core', 'Data/Migrations/20240501120000_Initial.cs'],
  ['Rails', 'db/migrate/20240501120000_create_orders.rb'],
  ['Laravel', 'database/migrations/2024_05_01_120000_create_orders_table.php'],
  ['Doctrine', 'migrations/Version20240501120000.php'],
  ['Phinx', 'db/migrations/20240501120000_create_orders.php'],
  ['Ecto', 'priv/repo/migrations/20240501120000_create_orders.exs'],
  ['Flyway', 'src/main/java/db/migration/V2_1__Fill_orders.java'],
  ['goose', 'db/migrations/20200130083147_create_schema.go'],
  ['MikroORM', 'src/migrations/Migration20191019195930.ts'],
  ['TypeORM', 'src/migrations/1714564800000-CreateOrders.ts'],
  ['Sequelize', 'migrations/20240501120000-create-orders.js'],
  ['Knex', 'migrations/20240501120000_create_orders.ts'],
  ['Prisma', 'prisma/schema.prisma'],
];

describe('noteCodeMigrations', () => {
  it.each(FILES)('names migrations of %s, and what writes them as SQL', (tool, path) => {
    const [note, ...others] = noteCodeMigrations([path, 'README.md']);
    expect(others).toEqual([]);
    expect(note).toMatchObject({ severity: 'warning', code: 'code-migrations', line: 0 });
    expect(note?.message).toContain(`${path} is of ${tool}, in `);
    expect(note?.hint).toMatch(/writes/);
  });

  it('counts those of a tool, and names the last', () => {
    const notes = noteCodeMigrations(['versions/a.py', 'versions/c.py', 'versions/__init__.py', 'versions/b.py']);
    expect(notes.map(({ message }) => message)).toEqual([
      '3 files, versions/c.py the last, are of Alembic, in Python, and not read.',
    ]);
  });

  it.each([
    ['the dump of Rails', 'db/migrate/20240501120000_a.rb', 'db/structure.sql'],
    ['the dump of Ecto', 'priv/repo/migrations/20240501120000_a.exs', 'priv/repo/structure.sql'],
    ['the migrations of Prisma', 'prisma/schema.prisma', 'prisma/migrations/1_a/migration.sql'],
  ])('says nothing where %s holds all of it', (_, code, whole) => {
    expect(noteCodeMigrations([code])).toHaveLength(1);
    expect(noteCodeMigrations([code, whole])).toEqual([]);
  });

  it.each([
    'src/versions/compare.py',
    'src/20240501-report.ts',
    'migrations/env.py',
    'Data/Migrations/20240501120000_Initial.Designer.cs',
    'src/main/java/db/Version.java',
    'migrations/index.ts',
    'db/migrations/20200130083147_guard_test.go',
    'db/migrations/migration.go',
  ])('takes %s for no migration', (path) => {
    expect(noteCodeMigrations([path])).toEqual([]);
  });
});
