import type { Diagnostic } from '@backsmith/text';

/** How a tool names the migrations that are programs, and what writes the schema they lead to as SQL. */
type CodeTool = {
  readonly name: string;
  readonly language: string;
  /** Where its manual says how files are named, and which command writes SQL. */
  readonly manual: string;
  readonly isMigration: (path: string) => boolean;
  /** What to do, as a sentence. */
  readonly advice: string;
  /** The SQL files that hold all they lead to. */
  readonly isWhole?: (path: string) => boolean;
};

const DUMP =
  'Apply them to an empty database and give its dump: pg_dump --schema-only, mysqldump --no-data or .schema of sqlite3 writes one.';

/** Tools whose migrations are programs, the narrower names first. */
const CODE_TOOLS: readonly CodeTool[] = [
  {
    name: 'Alembic',
    language: 'Python',
    manual: 'Alembic: Tutorial, The Migration Environment; Generating SQL Scripts (a.k.a. "Offline Mode")',
    isMigration: (path) => /(?:^|(?:alembic|migrations)\/)versions\/(?!__init__)[^/]+\.py$/.test(path),
    advice: 'alembic upgrade head --sql > schema.sql writes them as SQL.',
  },
  {
    name: 'Django',
    language: 'Python',
    manual: 'Django: Migrations, Migration files; django-admin sqlmigrate',
    isMigration: (path) => /(?:^|\/)migrations\/\d{4}_\w+\.py$/.test(path),
    advice: `python manage.py sqlmigrate writes one of them as SQL. ${DUMP}`,
  },
  {
    name: 'EF Core',
    language: 'C#',
    manual: 'EF Core: Managing Migrations; Applying Migrations, SQL scripts',
    isMigration: (path) => /(?:^|\/)\d{14}_\w+\.cs$/.test(path) && !path.endsWith('.Designer.cs'),
    advice: 'dotnet ef migrations script -o schema.sql writes them as SQL.',
  },
  {
    name: 'Rails',
    language: 'Ruby',
    manual: 'Ruby on Rails Guides: Active Record Migrations, Types of Schema Dumps',
    isMigration: (path) => /(?:^|\/)migrate\/\d{14}_\w+\.rb$/.test(path),
    advice: 'With config.active_record.schema_format = :sql, bin/rails db:schema:dump writes db/structure.sql.',
    isWhole: (path) => path.endsWith('structure.sql'),
  },
  {
    name: 'Laravel',
    language: 'PHP',
    manual: 'Laravel: Database: Migrations, Generating Migrations, Squashing Migrations',
    isMigration: (path) => /(?:^|\/)migrations\/\d{4}_\d\d_\d\d_\d{6}_\w+\.php$/.test(path),
    advice: 'php artisan schema:dump writes what they lead to into database/schema.',
  },
  {
    name: 'Doctrine',
    language: 'PHP',
    manual: 'Doctrine Migrations: Generating Migrations; Managing Migrations, --write-sql',
    isMigration: (path) => /(?:^|\/)Version\d{14}\.php$/.test(path),
    advice: 'bin/console doctrine:migrations:migrate --write-sql writes them as SQL.',
  },
  {
    name: 'Phinx',
    language: 'PHP',
    manual: 'Phinx: Writing Migrations (YYYYMMDDHHMMSS_my_new_migration.php)',
    isMigration: (path) => /(?:^|\/)migrations\/\d{14}_\w+\.php$/.test(path),
    advice: DUMP,
  },
  {
    name: 'Ecto',
    language: 'Elixir',
    manual: 'Ecto SQL: Ecto.Migration; mix ecto.dump',
    isMigration: (path) => /(?:^|\/)migrations\/\d{14}_\w+\.exs$/.test(path),
    advice: 'mix ecto.dump writes what they lead to into priv/repo/structure.sql.',
    isWhole: (path) => path.endsWith('structure.sql'),
  },
  {
    name: 'Flyway',
    language: 'Java or Kotlin',
    manual: 'Flyway Documentation: Migrations, Java-based migrations',
    isMigration: (path) => /(?:^|\/)[VR](?:\d+(?:_\d+)*)?__\w+\.(?:java|kt)$/.test(path),
    advice: DUMP,
  },
  {
    name: 'goose',
    language: 'Go',
    manual: 'goose: Go migrations (a number, an underscore, a name; collectGoMigrations passes over tests)',
    isMigration: (path) => /(?:^|\/)\d+_\w+(?<!_test)\.go$/.test(path),
    advice: DUMP,
  },
  {
    name: 'MikroORM',
    language: 'TypeScript or JavaScript',
    manual: 'MikroORM: Migrations, Migration class (Migration20191019195930.ts)',
    isMigration: (path) => /(?:^|\/)Migration\d{14}(?:_\w+)?\.[cm]?[jt]s$/.test(path),
    advice: DUMP,
  },
  {
    name: 'TypeORM',
    language: 'TypeScript or JavaScript',
    manual: 'TypeORM: Migrations, Creating manually ({TIMESTAMP}-{name}.ts)',
    isMigration: (path) => /(?:^|\/)\d{13}-\w+\.[cm]?[jt]s$/.test(path),
    advice: DUMP,
  },
  {
    name: 'Sequelize',
    language: 'TypeScript or JavaScript',
    manual: 'Sequelize: Migrations, Creating the first Model (XXXXXXXXXXXXXX-create-user.js)',
    isMigration: (path) => /(?:^|\/)migrations\/\d{14}-[\w-]+\.[cm]?[jt]s$/.test(path),
    advice: DUMP,
  },
  {
    name: 'Knex',
    language: 'TypeScript or JavaScript',
    manual: 'Knex: Migrations, Migration CLI (yyyyMMddHHmmss_name.js)',
    isMigration: (path) => /(?:^|\/)migrations\/\d{14}_[\w-]+\.[cm]?[jt]s$/.test(path),
    advice: DUMP,
  },
  {
    name: 'Prisma',
    language: "Prisma's own language",
    manual: 'Prisma: Prisma schema, Location; prisma migrate diff',
    isMigration: (path) => /(?:^|\/)schema\.prisma$/.test(path),
    advice:
      'npx prisma migrate diff --from-empty --to-schema-datamodel prisma/schema.prisma --script > schema.sql writes it as SQL.',
    isWhole: (path) => /(?:^|\/)migration\.sql$/.test(path),
  },
];

/**
 * Says which of the files beside SQL ones are migrations that a tool runs as programs, one note for each tool: they are not
 * read. Nothing is said where SQL files hold all they lead to.
 *
 * @param paths what the source holds, each with `/` between its folders
 */
export function noteCodeMigrations(paths: readonly string[]): readonly Diagnostic[] {
  const toolOf = new Map(paths.map((path) => [path, CODE_TOOLS.find(({ isMigration }) => isMigration(path))]));
  return CODE_TOOLS.flatMap((tool) => {
    const files = paths.filter((path) => toolOf.get(path) === tool).toSorted();
    const isWhole = tool.isWhole !== undefined && paths.some(tool.isWhole);
    return files.length === 0 || isWhole ? [] : [note(tool, files)];
  });
}

function note({ name, language, advice }: CodeTool, files: readonly string[]): Diagnostic {
  const last = files.at(-1) ?? '';
  const which = files.length === 1 ? `${last} is` : `${files.length} files, ${last} the last, are`;
  return {
    severity: 'warning',
    code: 'code-migrations',
    line: 0,
    column: 0,
    message: `${which} of ${name}, in ${language}, and not read.`,
    hint: advice,
    consequence: 'What they make or change is missing, unless an SQL file holds it as well.',
  };
}
