import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generate, type Generation, type Options } from '@backsmith/engine';
import { REPOSITORY } from '../../kit/files/repository.ts';

/** Where the site keeps what it shows of real runs. */
export const SAMPLE_FOLDER = path.join(REPOSITORY, 'apps/web/src/content/sample');

const SOURCE = 'storefront.sql';
const DIALECT_NAMES: Readonly<Record<string, string>> = {
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  mariadb: 'MariaDB',
  oracle: 'Oracle',
  sqlserver: 'SQL Server',
  sqlite: 'SQLite',
};

/** A part of a file: from the first line that matches to before the next one that ends it. */
type Part = { readonly file: string; readonly from: RegExp; readonly until?: RegExp };

/** Parts of the sample project that the home page shows. */
const PARTS: Readonly<Record<string, Part>> = {
  controller: { file: 'controller/OrderController.java', from: /@GetMapping$/ },
  migration: {
    file: 'src/main/resources/db/migration/postgresql/V1__schema.sql',
    from: /^/,
    until: /TABLE order_items/,
  },
  openApi: { file: 'config/OpenApiConfig.java', from: /@Configuration/ },
  delivery: { file: 'src/main/resources/application.yaml', from: /^/, until: /^ {2}data\.web/ },
  errors: {
    file: 'exception/GlobalExceptionHandler.java',
    from: /@ExceptionHandler\(NotFound/,
    until: /@ExceptionHandler\(\{/,
  },
};

const optionsFor = (projectName: string, database: Options['database']): Options => ({
  projectName,
  packageName: `com.example.${projectName}`,
  architecture: 'monolithic',
  features: { swagger: true, exceptionHandler: true, security: false },
  database,
  javaVersion: 17,
  layout: 'layer',
});

/** What the engine reads and writes for the site's own schema. */
export function buildSample() {
  const sql = readFileSync(path.join(SAMPLE_FOLDER, SOURCE), 'utf8').trimEnd();
  const { schema, blueprint, files } = generationOf(sql, optionsFor('storefront', 'postgresql'));
  const written = files.map(({ path: file, content }) => ({ file: shortPath(file), text: String(content).trimEnd() }));
  return {
    file: SOURCE,
    dialect: DIALECT_NAMES[schema.dialect] ?? schema.dialect,
    project: 'storefront',
    sql,
    tables: schema.tables.map(({ name, line, columns, primaryKey }) => {
      const classes = blueprint.entities.find(({ tableName }) => tableName === name)?.classes;
      if (!classes) throw new Error(`No entity was made of ${name}.`);
      const { entity, id, controller, service, repository, request, response } = classes;
      const own = [entity, id, controller, service, repository, request, response].map(
        (made) => made && `/${made.name}.java`,
      );
      const ownFiles = own.flatMap((end) =>
        written.filter(({ file }) => end !== undefined && `/${file}`.endsWith(end)),
      );
      return {
        name,
        span: { first: line, last: lastLineOf(sql, line) },
        columns: columns.map((column) => ({
          name: column.name,
          type: column.type,
          isKey: primaryKey.includes(column.name),
        })),
        files: ownFiles.map(({ file, text }) => ({ path: file, lines: text.split('\n').length })),
        entity: cut(written, { file: `domain/${entity.name}.java`, from: /^@Entity/, until: /^ {2}public / }),
      };
    }),
    relations: schema.foreignKeys.map(({ table, columns, refTable }) => ({
      from: table,
      column: columns[0],
      to: refTable,
    })),
    fileCount: files.length,
    excerpts: Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, cut(written, part)])),
  };
}

/** What went in and came out for the example schemas of this repository. */
export function buildRuns() {
  const examples = {
    'shop.sql': 'postgresql',
    'shop-mysql.sql': 'mysql',
    'library.sql': 'postgresql',
    'clinic.sql': 'mysql',
  } as const;
  return Object.entries(examples).map(([file, database]) => {
    const sql = readFileSync(path.join(REPOSITORY, 'examples', file), 'utf8');
    const { schema, files } = generationOf(sql, optionsFor('example', database));
    return {
      file,
      dialect: DIALECT_NAMES[schema.dialect] ?? schema.dialect,
      tables: schema.tables.length,
      relations: schema.foreignKeys.length,
      files: files.length,
      lines: files.reduce(
        (sum, { content }) => sum + (typeof content === 'string' ? content.split('\n').length - 1 : 0),
        0,
      ),
    };
  });
}

function generationOf(sql: string, options: Options): Generation {
  const { value, diagnostics } = generate(new TextEncoder().encode(sql), options);
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value;
}

/** A path as the page shows it: below the root package, or below the project. */
function shortPath(file: string): string {
  return file.replace(/^src\/(main|test)\/java\/com\/example\/storefront\//, '');
}

/** The line a statement ends in. */
function lastLineOf(sql: string, first: number): number {
  return (
    sql.split('\n').findIndex((line, index) => index >= first - 1 && line.includes(');') && line.startsWith(')')) + 1
  );
}

function cut(written: readonly { readonly file: string; readonly text: string }[], { file, from, until }: Part) {
  const text = written.find((one) => one.file === file)?.text;
  if (text === undefined) throw new Error(`The sample project has no ${file}.`);
  const lines = text.split('\n');
  const first = lines.findIndex((line) => from.test(line));
  const end = until === undefined ? -1 : lines.findIndex((line, index) => index > first && until.test(line));
  const shown = lines
    .slice(first, end === -1 ? undefined : end)
    .join('\n')
    .trimEnd();
  return { path: file, lines: lines.length, from: first + 1, text: shown };
}
