import { describe, expect, it } from 'vitest';
import { designSql } from '../testing/design-sql.ts';

/** Each resource and list: its class, the last segment of its address, and the names of its fields. */
function named(sql: string, dialect: 'postgresql' | 'sqlserver' = 'postgresql'): readonly string[] {
  const { resources, lists } = designSql(sql, { database: dialect }, { dialect }).value;
  return [...resources, ...lists]
    .map(
      ({ name, path, fields }) => `${name} ${path.split('/').at(-1) ?? ''} ${fields.map((field) => field.name).join()}`,
    )
    .toSorted();
}

/** As mysqldump, phpMyAdmin, SSMS, Access exports and Laravel write them: what each table becomes, and where it is listed. */
const DUMPS: readonly (readonly [
  string,
  'postgresql' | 'mysql' | 'sqlserver' | 'oracle',
  string,
  readonly string[],
])[] = [
  [
    'Spanish (Laravel)',
    'mysql',
    `CREATE TABLE \`clientes\` (\`id\` bigint unsigned NOT NULL AUTO_INCREMENT, \`nombre\` varchar(255) NOT NULL, \`telefono\` varchar(20), \`created_at\` timestamp NULL DEFAULT NULL, PRIMARY KEY (\`id\`));
CREATE TABLE \`roles\` (\`id\` bigint unsigned NOT NULL AUTO_INCREMENT, \`descripcion\` varchar(255), PRIMARY KEY (\`id\`));
CREATE TABLE \`lineas_factura\` (\`id\` bigint unsigned NOT NULL AUTO_INCREMENT, \`cantidad\` int NOT NULL, \`precio\` decimal(8,2), PRIMARY KEY (\`id\`));
CREATE TABLE \`users\` (\`id\` bigint unsigned NOT NULL AUTO_INCREMENT, \`name\` varchar(255) NOT NULL, PRIMARY KEY (\`id\`));`,
    ['Cliente clientes', 'Rol roles', 'LineaFactura lineas-factura', 'User users'],
  ],
  [
    'German (an ERP on MyISAM)',
    'mysql',
    `CREATE TABLE \`Kunden\` (\`KundenNr\` int(11) NOT NULL, \`Nachname\` varchar(40), \`Strasse\` varchar(40), \`PLZ\` char(5), PRIMARY KEY (\`KundenNr\`)) ENGINE=MyISAM DEFAULT CHARSET=latin1;
CREATE TABLE \`Artikel\` (\`ArtikelNr\` int(11) NOT NULL, \`Bezeichnung\` varchar(80), \`Preis\` decimal(10,2), PRIMARY KEY (\`ArtikelNr\`)) ENGINE=MyISAM DEFAULT CHARSET=latin1;
CREATE TABLE \`Auftragspositionen\` (\`ID\` int(11) NOT NULL, \`Menge\` int(11), PRIMARY KEY (\`ID\`)) ENGINE=MyISAM DEFAULT CHARSET=latin1;
CREATE TABLE \`Vorgaenge\` (\`ID\` int(11) NOT NULL, PRIMARY KEY (\`ID\`)) ENGINE=MyISAM DEFAULT CHARSET=latin1;
CREATE TABLE \`Gutscheine\` (\`ID\` int(11) NOT NULL, PRIMARY KEY (\`ID\`)) ENGINE=MyISAM DEFAULT CHARSET=latin1;`,
    [
      'Kunde kunden',
      'Artikel artikel',
      'Auftragsposition auftragspositionen',
      'Vorgang vorgaenge',
      'Gutscheine gutscheine',
    ],
  ],
  [
    'French (exported from Access)',
    'sqlserver',
    `CREATE TABLE [dbo].[Commandes] ([N°] int NOT NULL PRIMARY KEY, [Date livraison] datetime2(0) NULL, [Montant] money NULL)
GO
CREATE TABLE [dbo].[Chevaux] ([N°] int NOT NULL PRIMARY KEY, [Nom] nvarchar(255) NULL, [Prénom] nvarchar(255) NULL)
GO
CREATE TABLE [dbo].[Pays] ([Code] nvarchar(2) NOT NULL PRIMARY KEY, [Libellé] nvarchar(255) NULL)
GO
CREATE TABLE [dbo].[Adresses] ([N°] int NOT NULL PRIMARY KEY, [Ville] nvarchar(255) NULL, [Rue] nvarchar(255) NULL)
GO`,
    ['Commande commandes', 'Cheval chevaux', 'Pays pays', 'Adresse adresses'],
  ],
  [
    'Portuguese (phpMyAdmin)',
    'mysql',
    `CREATE TABLE \`usuarios\` (\`id\` int(11) NOT NULL PRIMARY KEY, \`nome\` varchar(100), \`senha\` varchar(255));
CREATE TABLE \`imagens\` (\`id\` int(11) NOT NULL PRIMARY KEY, \`descricao\` text);
CREATE TABLE \`notas_fiscais\` (\`id\` int(11) NOT NULL PRIMARY KEY, \`cnpj\` varchar(14), \`situacao\` int(1));`,
    ['Usuario usuarios', 'Imagem imagens', 'NotaFiscal notas-fiscais'],
  ],
  [
    'Polish (pg_dump)',
    'postgresql',
    `CREATE TABLE public.adresy (id integer NOT NULL PRIMARY KEY, ulica text, miasto text);
CREATE TABLE public."zamówienia" (id integer NOT NULL PRIMARY KEY, "ilość" integer, opis text);
CREATE TABLE public.uprawnienia (id integer NOT NULL PRIMARY KEY, nazwa text);`,
    ['Adres adresy', 'Zamowienie zamowienia', 'Uprawnienia uprawnienia'],
  ],
  [
    'Indonesian (phpMyAdmin)',
    'mysql',
    `CREATE TABLE \`kelas\` (\`id\` int(11) NOT NULL PRIMARY KEY, \`nama\` varchar(50), \`keterangan\` text);
CREATE TABLE \`siswa\` (\`id\` int(11) NOT NULL PRIMARY KEY, \`alamat\` text, \`telepon\` varchar(20));
CREATE TABLE \`tugas\` (\`id\` int(11) NOT NULL PRIMARY KEY, \`tanggal\` date);`,
    ['Kelas kelas', 'Siswa siswa', 'Tugas tugas'],
  ],
  [
    'English, with a few words of another',
    'postgresql',
    `CREATE TABLE customers (id int PRIMARY KEY, name text, address text, city text);
CREATE TABLE orders (id int PRIMARY KEY, quantity int, price numeric(10,2));
CREATE TABLE valores (id int PRIMARY KEY, nombre text, precio int, cliente text);`,
    ['Customer customers', 'Order orders', 'Valor valors'],
  ],
];

describe('nameAll', () => {
  it('gives the plain name to the table of the default namespace, wherever it stands', () => {
    expect(
      named(`
        CREATE SCHEMA identity;
        CREATE TABLE identity.members (id uuid PRIMARY KEY, phone text);
        CREATE TABLE public.members (id uuid PRIMARY KEY REFERENCES identity.members, nick text);`),
    ).toEqual(['IdentityMember identity-members id,phone', 'Member members id,nick']);
  });

  it('does so for SQL Server, whose default namespace is dbo', () => {
    expect(
      named(
        `CREATE TABLE [archive].[Orders] ([Id] int NOT NULL PRIMARY KEY, [ClosedOn] date NULL)
GO
CREATE TABLE [dbo].[Orders] ([Id] int NOT NULL PRIMARY KEY, [PlacedOn] date NULL)
GO`,
        'sqlserver',
      ),
    ).toEqual(['ArchiveOrder archive-orders id,closedOn', 'Order orders id,placedOn']);
  });

  it('gives it to a view of the default namespace before a table of another', () => {
    expect(
      named(`
        CREATE SCHEMA basejump;
        CREATE TABLE basejump.accounts (id uuid PRIMARY KEY, slug text);
        CREATE VIEW public.accounts AS SELECT slug FROM basejump.accounts;`),
    ).toEqual(['Account accounts slug', 'BasejumpAccount basejump-accounts id,slug']);
  });

  it('gives it to the table of the search path, however it is written', () => {
    expect(
      named(`
        CREATE SCHEMA storage;
        CREATE TABLE storage.folders (id uuid PRIMARY KEY, bucket text);
        SET search_path = public;
        CREATE TABLE folders (id uuid PRIMARY KEY, title text);`),
    ).toEqual(['Folder folders id,title', 'StorageFolder storage-folders id,bucket']);
  });

  it('keeps the order of the source where no table is of the default namespace', () => {
    expect(
      named(`
        CREATE SCHEMA sales; CREATE SCHEMA hr;
        CREATE TABLE sales.notes (id int PRIMARY KEY, sale text);
        CREATE TABLE hr.notes (id int PRIMARY KEY, person text);`),
    ).toEqual(['HrNote hr-notes id,person', 'Note notes id,sale']);
  });

  it('leaves names alone that do not meet', () => {
    expect(
      named(`
        CREATE SCHEMA auth;
        CREATE TABLE auth.sessions (id uuid PRIMARY KEY, ip text);
        CREATE TABLE public.profiles (id uuid PRIMARY KEY, nick text);`),
    ).toEqual(['Profile profiles id,nick', 'Session sessions id,ip']);
  });

  it('makes no English plural of words in other languages', () => {
    expect(
      named(`
        CREATE TABLE paises (id int PRIMARY KEY, nombre text);
        CREATE TABLE kunden (id int PRIMARY KEY);
        CREATE TABLE "用户" (id int PRIMARY KEY, "姓名" text);
        CREATE TABLE "用户地址" (id int PRIMARY KEY, "用户_id" int NOT NULL REFERENCES "用户" ON DELETE CASCADE);`),
    ).toEqual([
      'Kunde kunden id',
      'Pais paises id,nombre',
      'Yonghu yonghu id,xingming',
      'Yonghudizhi yonghudizhi id,yonghuId',
    ]);
  });

  it.each(DUMPS)('names what a schema in %s has by the rules of its language', (_, dialect, sql, expected) => {
    const { resources, lists } = designSql(sql, { database: dialect }, { dialect }).value;
    expect([...resources, ...lists].map(({ name, path }) => `${name} ${path.split('/').at(-1) ?? ''}`)).toEqual(
      expected,
    );
  });

  it('names both ends of a relation by them', () => {
    const { resources } = designSql(`
      CREATE TABLE productos (id int PRIMARY KEY, nombre text, precio numeric(10,2), descripcion text);
      CREATE TABLE valores (id int PRIMARY KEY, codigo text);
      CREATE TABLE producto_valor (producto_id int REFERENCES productos, valor_id int REFERENCES valores,
        PRIMARY KEY (producto_id, valor_id));`).value;
    expect(
      resources.flatMap(({ links }) => links.map(({ role, segment, methods }) => [role, segment, methods.add])),
    ).toEqual([['valores', 'valores', 'addValor']]);
  });
});
