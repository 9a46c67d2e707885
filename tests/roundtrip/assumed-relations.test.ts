import { withAssumedReferences } from '@backsmith/blueprint';
import { readSchema, writeDdl } from '@backsmith/schema';
import { expect, test } from 'vitest';
import { startPostgres } from '../kit/index.ts';

const SOURCE = `
  CREATE TABLE \`werk\` (\`werk_nr\` int unsigned NOT NULL AUTO_INCREMENT, \`ort\` varchar(40), PRIMARY KEY (\`werk_nr\`)) ENGINE=MyISAM;
  CREATE TABLE \`maschine\` (\`maschine_nr\` char(8) NOT NULL, \`werk_nr\` int unsigned NOT NULL, PRIMARY KEY (\`maschine_nr\`), KEY (\`werk_nr\`)) ENGINE=MyISAM;
  CREATE TABLE \`stoerung\` (\`id\` bigint NOT NULL AUTO_INCREMENT, \`maschine_nr\` char(8) NOT NULL, \`melder_werk_nr\` int unsigned DEFAULT NULL,
    PRIMARY KEY (\`id\`), KEY (\`maschine_nr\`)) ENGINE=MyISAM;`;

test('relations that are assumed hold in a new database, and those that are only possible do not', async () => {
  const { schema } = readSchema(SOURCE, { dialect: 'mysql' }).value;
  const related = withAssumedReferences(schema, true).schema;
  const server = await startPostgres();
  try {
    const database = await server.database('assumed');
    await database.execute(writeDdl(related, 'postgresql').value.text);
    await database.execute(
      `INSERT INTO werk (ort) VALUES ('Nord'); INSERT INTO maschine VALUES ('M-1', 1);
       INSERT INTO stoerung (maschine_nr, melder_werk_nr) VALUES ('M-1', 99)`,
    );
    await expect(database.execute(`INSERT INTO maschine VALUES ('M-2', 7)`)).rejects.toThrow('foreign key');
    await expect(database.execute(`INSERT INTO stoerung (maschine_nr) VALUES ('M-9')`)).rejects.toThrow('foreign key');
  } finally {
    await server.stop();
  }
});
