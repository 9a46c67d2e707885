import { readFileSync } from 'node:fs';
import path from 'node:path';
import { relational } from '@backsmith/blueprint';
import { generate, type Generation, type ChosenOptions, type Database } from '@backsmith/engine';
import { REPOSITORY } from '../../kit/files/repository.ts';

/** Where the site keeps what it shows of real runs. */
export const SAMPLE_FOLDER = path.join(REPOSITORY, 'apps/web/src/content/sample');

const SOURCE = 'storefront.sql';
const FLAWED = 'flawed.sql';
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
  delivery: { file: 'Dockerfile', from: /^/ },
  errors: {
    file: 'exception/GlobalExceptionHandler.java',
    from: /@ExceptionHandler\(NotFound/,
    until: /@ExceptionHandler\(\{/,
  },
};

const optionsFor = (projectName: string, database: Database): ChosenOptions => ({
  projectName,
  packageName: `com.example.${projectName}`,
  architecture: 'monolithic',
  features: { swagger: true, exceptionHandler: true, security: false },
  database,
  javaVersion: 17,
  layout: 'layer',
});

const sourceText = (file: string) => readFileSync(path.join(SAMPLE_FOLDER, file), 'utf8').trimEnd();

/** The files of the sample project, as they leave the generator. */
export function sampleFiles(): Generation['files'] {
  return generationOf(sourceText(SOURCE), optionsFor('storefront', 'postgresql')).files;
}

/** The whole sample project, to be browsed: every file with its text. */
export function buildProject() {
  return sampleFiles().map(({ path: file, content, executable }) => ({
    path: file,
    text: String(content),
    ...(executable === true && { executable }),
  }));
}

/** What a page shows of the project before anybody asks for more. */
export function buildProjectFront() {
  const files = buildProject();
  const readme = files.find(({ path: file }) => file === 'README.md')?.text;
  if (readme === undefined) throw new Error('The sample project has no README.md.');
  return { paths: files.map(({ path: file }) => file), readme };
}

/** What the engine has to say about a schema with flaws, and the report that goes into its project. */
export function buildFindings() {
  const sql = sourceText(FLAWED);
  const { value, diagnostics } = generate(new TextEncoder().encode(sql), optionsFor('shop', 'postgresql'));
  const report = value?.files.find(({ path: file }) => file === 'REPORT.md')?.content;
  if (typeof report !== 'string') throw new Error('The flawed schema made no report.');
  return {
    ...{ file: FLAWED, sql, report },
    findings: diagnostics.map(({ severity, line, column, message, consequence, hint }) => ({
      ...{ severity, line, column, message },
      ...(consequence !== undefined && { consequence }),
      ...(hint !== undefined && { hint }),
    })),
  };
}

/** What the engine reads and writes for the site's own schema. */
export function buildSample() {
  const sql = sourceText(SOURCE);
  const { schema, system, files } = generationOf(sql, optionsFor('storefront', 'postgresql'));
  const written = writtenOf(files);
  return {
    file: SOURCE,
    dialect: DIALECT_NAMES[schema.dialect] ?? schema.dialect,
    project: 'storefront',
    sql,
    tables: schema.tables.map(({ name, line, columns, primaryKey }) => {
      const [backend] = system.services;
      const kept = backend && relational(backend.store).entities.find(({ tableName }) => tableName === name);
      const resource = backend?.resources.find((one) => one.name === kept?.resource);
      if (!kept || !resource) throw new Error(`No entity was made of ${name}.`);
      const { entity, id, repository } = kept.classes;
      const { controller, service, request, response } = resource.classes;
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
    springBoot: springBootOf(files),
  };
}

/** Parts of files of the sample project. */
export function buildExcerpts() {
  const written = writtenOf(sampleFiles());
  return Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, cut(written, part)]));
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

function generationOf(sql: string, options: ChosenOptions): Generation {
  const { value, diagnostics } = generate(new TextEncoder().encode(sql), options);
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value;
}

/** The version of Spring Boot the project is built on. */
function springBootOf(files: Generation['files']): string {
  const pom = String(files.find(({ path: file }) => file === 'pom.xml')?.content);
  const version = /<artifactId>spring-boot-starter-parent<\/artifactId>\s*<version>([\d.]+)</.exec(pom)?.[1];
  if (version === undefined) throw new Error('The pom of the sample project names no Spring Boot.');
  return version;
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

const writtenOf = (files: Generation['files']) =>
  files.map(({ path: file, content }) => ({ file: shortPath(file), text: String(content).trimEnd() }));

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
