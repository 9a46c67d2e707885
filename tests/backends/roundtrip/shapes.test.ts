import { generate } from '@backsmith/engine';
import { readSchema, writeDdl } from '@backsmith/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith, startMySql, type TestDatabase, type TestDatabaseServer } from '../../kit/index.ts';

/** Stations as mysqldump 8 writes them. */
const STATIONS = `
CREATE TABLE \`station\` (
  \`id\` int unsigned NOT NULL AUTO_INCREMENT,
  \`at\` point NOT NULL /*!80003 SRID 4326 */,
  \`area\` polygon DEFAULT NULL /*!80003 SRID 3857 */,
  \`plan\` geometry DEFAULT NULL /*!80003 SRID 0 */,
  \`any\` linestring DEFAULT NULL,
  PRIMARY KEY (\`id\`),
  SPATIAL KEY \`station_at\` (\`at\`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
`;

const SHAPES = `SELECT column_name AS name, column_type AS type, is_nullable AS nullable, srs_id AS srid
  FROM information_schema.columns WHERE table_schema = database() ORDER BY 1`;

/** The point a generated test sends, in the form the database keeps. */
function sampleBytes(): string {
  const { value } = generate(Buffer.from(STATIONS), {
    projectName: 'stations',
    packageName: 'com.acme.stations',
    architecture: 'monolithic',
    features: { swagger: false, exceptionHandler: true, security: false },
    database: 'mysql',
    javaVersion: 17,
    layout: 'layer',
  });
  const texts = value?.files.map(({ content }) => String(content)) ?? [];
  const [point] = texts.flatMap((text) => /[A-Za-z0-9+/]{4}AAEBAAAA[A-Za-z0-9+/]+=*/.exec(text)?.[0] ?? []);
  return Buffer.from(point ?? '', 'base64').toString('hex');
}

describeWith(['mysql', 'mariadb'], 'shapes of one reference system', () => {
  let server: TestDatabaseServer;
  let theirs: TestDatabase;
  let ours: TestDatabase;

  beforeAll(async () => {
    server = await startMySql();
    theirs = await server.database('theirs');
    ours = await server.database('ours');
    await theirs.execute(STATIONS);
    const { schema } = readSchema(STATIONS, { dialect: 'mysql' }).value;
    await ours.execute(writeDdl(schema, 'mysql').value.text);
  }, 300_000);
  afterAll(async () => {
    await server.stop();
  });

  test('have it in a new MySQL, which holds rows against it', async () => {
    expect(await ours.rows(SHAPES)).toEqual(await theirs.rows(SHAPES));
    const plain = "INSERT INTO station (at) VALUES (ST_GeomFromText('POINT(1 1)', 0))";
    await expect(ours.execute(plain)).rejects.toThrow(/SRID/);
  });

  test('are what generated tests send', async () => {
    await ours.execute(`INSERT INTO station (at) VALUES (x'${sampleBytes()}')`);
    const [row] = await ours.rows('SELECT st_srid(at) AS srid, st_astext(at) AS shape FROM station');
    expect([String(row?.['srid']), row?.['shape']]).toEqual(['4326', 'POINT(1 1)']);
  });
});
