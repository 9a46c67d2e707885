import { readSchema } from '@backsmith/schema';
import { describe, expect, test } from 'vitest';
import { assumedReferences, withAssumedReferences } from './assumed-references.ts';

/** What is found in a schema: from where to where, and how sure that is. */
function found(sql: string, dialect: 'mysql' | 'postgresql' | 'sqlserver' = 'mysql'): readonly string[] {
  const { schema } = readSchema(sql, { dialect }).value;
  return assumedReferences(schema).map(
    ({ key, sureness }) => `${key.table}.${key.columns.join()} ${key.refTable}.${key.refColumns.join()} ${sureness}`,
  );
}

describe('assumedReferences', () => {
  test('finds the name of a key that says what it is of', () => {
    const sql = `
      CREATE TABLE \`t_artikel\` (\`ArtikelNr\` int unsigned NOT NULL AUTO_INCREMENT, \`Text\` varchar(40), PRIMARY KEY (\`ArtikelNr\`)) ENGINE=MyISAM;
      CREATE TABLE \`t_lager\` (\`LagerNr\` int unsigned NOT NULL AUTO_INCREMENT, \`ArtikelNr\` int unsigned NOT NULL,
        \`ErsatzArtikelNr\` int unsigned DEFAULT NULL, PRIMARY KEY (\`LagerNr\`), KEY \`artikel\` (\`ArtikelNr\`)) ENGINE=MyISAM;`;
    expect(found(sql)).toEqual([
      't_lager.ArtikelNr t_artikel.ArtikelNr sure',
      't_lager.ErsatzArtikelNr t_artikel.ArtikelNr possible',
    ]);
  });

  test('finds names of tables with the name of their key behind, whatever all tables begin with', () => {
    const sql = `
      CREATE TABLE shop_customers (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(40));
      CREATE TABLE shop_order_lines (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, order_id int NOT NULL, KEY (order_id));
      CREATE TABLE shop_orders (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, customer_id int NOT NULL, billing_customer_id int, KEY (billing_customer_id));`;
    expect(found(sql)).toEqual([
      'shop_order_lines.order_id shop_orders.id sure',
      'shop_orders.customer_id shop_customers.id likely',
      'shop_orders.billing_customer_id shop_customers.id likely',
    ]);
  });

  test('finds the parts of a join table by its key, and what refers to its own table', () => {
    const sql = `
      CREATE TABLE posts (id bigint unsigned NOT NULL PRIMARY KEY);
      CREATE TABLE tags (id bigint unsigned NOT NULL PRIMARY KEY, parent_id bigint unsigned, KEY (parent_id));
      CREATE TABLE post_tag (post_id bigint unsigned NOT NULL, tag_id bigint unsigned NOT NULL, PRIMARY KEY (post_id, tag_id));`;
    expect(found(sql)).toEqual([
      'tags.parent_id tags.id likely',
      'post_tag.post_id posts.id sure',
      'post_tag.tag_id tags.id likely',
    ]);
  });

  test('finds what is above a row of the same table by what it is called there', () => {
    const sql = `
      CREATE TABLE categories (id int PRIMARY KEY, parent_category_id int, KEY (parent_category_id));
      CREATE TABLE tags (id int PRIMARY KEY, parent_group_id int, transparent_id int);`;
    expect(found(sql)).toEqual(['categories.parent_category_id categories.id likely']);
  });

  test('finds those of WordPress, whose keys are 0 where there is none', () => {
    const sql = `
      CREATE TABLE \`wp_users\` (\`ID\` bigint(20) unsigned NOT NULL AUTO_INCREMENT, PRIMARY KEY (\`ID\`));
      CREATE TABLE \`wp_posts\` (\`ID\` bigint(20) unsigned NOT NULL AUTO_INCREMENT, \`post_parent\` bigint(20) unsigned NOT NULL DEFAULT '0',
        PRIMARY KEY (\`ID\`), KEY \`post_parent\` (\`post_parent\`));
      CREATE TABLE \`wp_postmeta\` (\`meta_id\` bigint(20) unsigned NOT NULL AUTO_INCREMENT, \`post_id\` bigint(20) unsigned NOT NULL DEFAULT '0',
        PRIMARY KEY (\`meta_id\`), KEY \`post_id\` (\`post_id\`));
      CREATE TABLE \`wp_comments\` (\`comment_ID\` bigint(20) unsigned NOT NULL AUTO_INCREMENT, \`user_id\` bigint(20) unsigned NOT NULL DEFAULT '0',
        PRIMARY KEY (\`comment_ID\`));`;
    expect(found(sql)).toEqual([
      'wp_posts.post_parent wp_posts.ID possible',
      'wp_postmeta.post_id wp_posts.ID likely',
      'wp_comments.user_id wp_users.ID possible',
    ]);
  });

  test('finds codes of SAP Business One, and not the number that every document has', () => {
    const sql = `
CREATE TABLE [dbo].[OCRD] ([CardCode] nvarchar(15) NOT NULL, CONSTRAINT [OCRD_PRIMARY] PRIMARY KEY ([CardCode]))
GO
CREATE TABLE [dbo].[OITM] ([ItemCode] nvarchar(50) NOT NULL, CONSTRAINT [OITM_PRIMARY] PRIMARY KEY ([ItemCode]))
GO
CREATE TABLE [dbo].[ORDR] ([DocEntry] int NOT NULL, [CardCode] nvarchar(15) NULL, CONSTRAINT [ORDR_PRIMARY] PRIMARY KEY ([DocEntry]))
GO
CREATE TABLE [dbo].[OINV] ([DocEntry] int NOT NULL, CONSTRAINT [OINV_PRIMARY] PRIMARY KEY ([DocEntry]))
GO
CREATE TABLE [dbo].[RDR1] ([DocEntry] int NOT NULL, [LineNum] int NOT NULL, [ItemCode] nvarchar(50) NULL,
  CONSTRAINT [RDR1_PRIMARY] PRIMARY KEY ([DocEntry], [LineNum]))
GO`;
    expect(found(sql, 'sqlserver')).toEqual([
      'ORDR.CardCode OCRD.CardCode likely',
      'RDR1.ItemCode OITM.ItemCode likely',
    ]);
  });

  test('finds those of an ERP that phpMyAdmin wrote, which adds keys behind the tables', () => {
    const sql = `
      CREATE TABLE \`Kunden\` (\`KundenNr\` int(11) NOT NULL, \`PLZ\` char(5)) ENGINE=MyISAM DEFAULT CHARSET=latin1;
      CREATE TABLE \`Lieferanten\` (\`Id\` int(11) NOT NULL, \`Firma\` varchar(80)) ENGINE=MyISAM;
      CREATE TABLE \`Artikel\` (\`ArtikelNr\` varchar(20) NOT NULL, \`LieferantId\` int(11)) ENGINE=MyISAM;
      CREATE TABLE \`Auftraege\` (\`AuftragsNr\` int(11) NOT NULL, \`KundenNr\` int(11) NOT NULL) ENGINE=MyISAM;
      CREATE TABLE \`AuftragsPos\` (\`AuftragsNr\` int(11) NOT NULL, \`PosNr\` int(11) NOT NULL, \`ArtikelNr\` varchar(20)) ENGINE=MyISAM;
      ALTER TABLE \`Kunden\` ADD PRIMARY KEY (\`KundenNr\`);
      ALTER TABLE \`Lieferanten\` ADD PRIMARY KEY (\`Id\`);
      ALTER TABLE \`Artikel\` ADD PRIMARY KEY (\`ArtikelNr\`);
      ALTER TABLE \`Auftraege\` ADD PRIMARY KEY (\`AuftragsNr\`), ADD KEY \`KundenNr\` (\`KundenNr\`);
      ALTER TABLE \`AuftragsPos\` ADD PRIMARY KEY (\`AuftragsNr\`, \`PosNr\`);`;
    expect(found(sql)).toEqual([
      'Artikel.LieferantId Lieferanten.Id likely',
      'Auftraege.KundenNr Kunden.KundenNr sure',
      'AuftragsPos.AuftragsNr Auftraege.AuftragsNr sure',
      'AuftragsPos.ArtikelNr Artikel.ArtikelNr likely',
    ]);
  });

  test('finds nothing where numbers mean other tables by what stands beside them, as in TYPO3', () => {
    const sql = `
      CREATE TABLE sys_file (uid int(11) NOT NULL auto_increment, PRIMARY KEY (uid));
      CREATE TABLE pages (uid int(11) NOT NULL auto_increment, pid int(11) DEFAULT '0' NOT NULL, PRIMARY KEY (uid), KEY parent (pid));
      CREATE TABLE sys_file_reference (uid int(11) NOT NULL auto_increment, uid_local int(11) DEFAULT '0' NOT NULL,
        uid_foreign int(11) DEFAULT '0' NOT NULL, tablenames varchar(64), PRIMARY KEY (uid));`;
    expect(found(sql)).toEqual([]);
  });

  test('finds words whose plural is not English', () => {
    const sql = `
      CREATE TABLE kunden (id int PRIMARY KEY); CREATE TABLE clientes (id int PRIMARY KEY);
      CREATE TABLE rechnungen (id int PRIMARY KEY, kunde_id int, KEY (kunde_id), cliente_id int);`;
    expect(found(sql)).toEqual(['rechnungen.kunde_id kunden.id sure', 'rechnungen.cliente_id clientes.id likely']);
  });

  test('doubts what is 0 where nothing is referred to', () => {
    const sql = `
      CREATE TABLE forum (forum_no int NOT NULL PRIMARY KEY);
      CREATE TABLE topic (topic_no int NOT NULL PRIMARY KEY, forum_no int NOT NULL DEFAULT 0, moved_forum_no int NOT NULL DEFAULT '0', KEY (forum_no));`;
    expect(found(sql)).toEqual([
      'topic.forum_no forum.forum_no likely',
      'topic.moved_forum_no forum.forum_no possible',
    ]);
  });

  test('finds the ends of a join table that Prisma made without keys, and none where its name is of no two tables', () => {
    const sql = `
      CREATE TABLE \`Post\` (\`id\` VARCHAR(191) NOT NULL, PRIMARY KEY (\`id\`)) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
      CREATE TABLE \`ToDo\` (\`id\` VARCHAR(191) NOT NULL, PRIMARY KEY (\`id\`)) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
      CREATE TABLE \`_PostToToDo\` (\`A\` VARCHAR(191) NOT NULL, \`B\` VARCHAR(191) NOT NULL,
        UNIQUE INDEX \`_PostToToDo_AB_unique\`(\`A\`, \`B\`), INDEX \`_PostToToDo_B_index\`(\`B\`)) DEFAULT CHARACTER SET utf8mb4;
      CREATE TABLE \`_PostToUser\` (\`A\` VARCHAR(191) NOT NULL, \`B\` VARCHAR(191) NOT NULL);`;
    expect(found(sql)).toEqual(['_PostToToDo.A Post.id sure', '_PostToToDo.B ToDo.id sure']);
  });

  test.each([
    [
      'Rails',
      'CREATE TABLE public.schema_migrations (version character varying NOT NULL PRIMARY KEY); CREATE TABLE public.papers (id bigint NOT NULL PRIMARY KEY, version character varying);',
    ],
    [
      'Sequelize',
      'CREATE TABLE "SequelizeMeta" (name varchar(255) NOT NULL PRIMARY KEY); CREATE TABLE "Users" (id int PRIMARY KEY, name varchar(255));',
    ],
    [
      'Alembic',
      'CREATE TABLE alembic_version (version_num varchar(32) NOT NULL PRIMARY KEY); CREATE TABLE doc (id int PRIMARY KEY, version_num varchar(32));',
    ],
    [
      'Diesel',
      'CREATE TABLE __diesel_schema_migrations (version varchar(50) PRIMARY KEY, run_on timestamp NOT NULL); CREATE TABLE app (id int PRIMARY KEY, version varchar(50));',
    ],
    [
      'Phinx',
      'CREATE TABLE phinxlog (version bigint PRIMARY KEY, migration_name varchar(100), start_time timestamp, end_time timestamp, breakpoint boolean); CREATE TABLE app (id int PRIMARY KEY, version bigint);',
    ],
  ])('finds no reference to what %s keeps of its migrations', (_, sql) => {
    expect(found(sql, 'postgresql')).toEqual([]);
  });

  test('finds what phpMyAdmin, SSMS and Spanish hands call references', () => {
    const myisam = `
      CREATE TABLE IF NOT EXISTS \`tbl_mitarbeiter\` (\`id\` int(11) NOT NULL) ENGINE=MyISAM;
      CREATE TABLE IF NOT EXISTS \`tbl_artikel\` (\`artikel_id\` int(11) NOT NULL) ENGINE=MyISAM;
      CREATE TABLE IF NOT EXISTS \`tbl_auftrag\` (\`auftrag_id\` int(11) NOT NULL, \`fk_mitarbeiter\` int(11) DEFAULT NULL, \`artikelID\` int(11)) ENGINE=MyISAM;
      ALTER TABLE \`tbl_mitarbeiter\` ADD PRIMARY KEY (\`id\`);
      ALTER TABLE \`tbl_artikel\` ADD PRIMARY KEY (\`artikel_id\`);
      ALTER TABLE \`tbl_auftrag\` ADD PRIMARY KEY (\`auftrag_id\`);`;
    expect(found(myisam)).toEqual([
      'tbl_auftrag.fk_mitarbeiter tbl_mitarbeiter.id likely',
      'tbl_auftrag.artikelID tbl_artikel.artikel_id likely',
    ]);
    const spanish = `
      CREATE TABLE clientes (id int(11) NOT NULL AUTO_INCREMENT PRIMARY KEY) ENGINE=MyISAM;
      CREATE TABLE pedidos (id_pedido int(11) NOT NULL AUTO_INCREMENT PRIMARY KEY, id_cliente int(11) NOT NULL, KEY (id_cliente)) ENGINE=MyISAM;
      CREATE TABLE lineas (id_linea int(11) NOT NULL AUTO_INCREMENT PRIMARY KEY, id_pedido int(11) NOT NULL) ENGINE=MyISAM;`;
    expect(found(spanish)).toEqual([
      'pedidos.id_cliente clientes.id sure',
      'lineas.id_pedido pedidos.id_pedido likely',
    ]);
  });

  test.each([
    [
      'types differ',
      'CREATE TABLE a (a_no int PRIMARY KEY); CREATE TABLE b (b_no int PRIMARY KEY, a_no bigint, KEY (a_no));',
    ],
    [
      'several tables have that key',
      'CREATE TABLE a (no_a int PRIMARY KEY); CREATE TABLE c (no_a int PRIMARY KEY); CREATE TABLE b (id int PRIMARY KEY, no_a int);',
    ],
    ['keys only count', 'CREATE TABLE a (id int PRIMARY KEY); CREATE TABLE b (id int PRIMARY KEY);'],
    [
      'a key has several columns',
      'CREATE TABLE a (x int, y int, PRIMARY KEY (x, y)); CREATE TABLE b (id int PRIMARY KEY, x int, y int);',
    ],
    [
      'a foreign key is declared',
      'CREATE TABLE a (id int PRIMARY KEY); CREATE TABLE b (id int PRIMARY KEY, a_id int); CREATE TABLE c (id int PRIMARY KEY, a_id int REFERENCES a);',
    ],
  ])('finds nothing where %s', (_, sql) => {
    expect(found(sql, 'postgresql')).toEqual([]);
  });
});

test('four times the tables take about four times as long', () => {
  const secondsOf = (count: number): number => {
    const tables = Array.from(
      { length: count },
      (_, at) => `CREATE TABLE t${10_000 + at} (id int PRIMARY KEY, t${10_001 + at}_id int, name varchar(20));`,
    );
    const { schema } = readSchema(tables.join('\n'), { dialect: 'mysql' }).value;
    const before = process.threadCpuUsage();
    expect(assumedReferences(schema)).toHaveLength(count - 1);
    return process.threadCpuUsage(before).user / 1e6;
  };
  secondsOf(200);
  const [few, many] = [secondsOf(1000), secondsOf(4000)];
  // Eight leaves room for a busy machine, and what grew with the square took sixteen.
  expect(many).toBeLessThan(Math.max(8 * few, 0.5));
}, 120_000);

describe('withAssumedReferences', () => {
  const { schema } = readSchema(
    `CREATE TABLE unit (unit_no int PRIMARY KEY);
     CREATE TABLE part (id int PRIMARY KEY, unit_no int NOT NULL,
       spare_unit_no int);`,
    { dialect: 'mysql' },
  ).value;

  test('says what was found, and takes nothing by itself', () => {
    const { schema: same, diagnostics } = withAssumedReferences(schema, false);
    expect(same).toBe(schema);
    expect(diagnostics).toMatchObject([
      {
        code: 'reference-not-declared',
        line: 2,
        message:
          'part.unit_no looks like a reference to unit.unit_no (likely: its name and type), and none is declared: it is a value.',
      },
      { code: 'reference-not-declared', line: 3, hint: 'Declare a foreign key where it is one.' },
    ]);
  });

  test('takes what is sure or likely, and says so', () => {
    const { schema: related, diagnostics } = withAssumedReferences(schema, true);
    expect(related.foreignKeys).toMatchObject([
      { table: 'part', columns: ['unit_no'], refTable: 'unit', refColumns: ['unit_no'] },
    ]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['reference-assumed', 'reference-not-declared']);
  });
});
