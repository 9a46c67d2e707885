import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { FEATURE_NAMES, OPTION_NAMES, builtFeatures, builtValuesOf, optionOf, valuesOf } from '@backsmith/options';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { BIN, ENVIRONMENT, SHOP, commandLine } from './testing/command-line.ts';

const { at, backsmith } = commandLine();

describe('help', () => {
  test('without arguments goes to standard error and fails', () => {
    const ended = backsmith([]);
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toContain('Commands');
  });

  test.each(['generate', 'idea', 'templates', 'inspect', 'serve', 'admin', 'completion'])(
    'of %s shows usage, options and examples',
    (command) => {
      const ended = backsmith([command, '--help']);
      expect(ended).toMatchObject({ code: 0, stderr: '' });
      expect(ended.stdout).toContain(`backsmith ${command}`);
      expect(ended.stdout).toMatch(/Options[\s\S]+Examples/);
      expect(backsmith(['help', command]).stdout).toBe(ended.stdout);
    },
  );

  test('of generate says which choices are not available yet', () => {
    const { stdout } = backsmith(['generate', '--help']);
    const expectSaid = (flag: string, known: readonly unknown[], built: readonly unknown[]) => {
      const line = stdout.split('\n').find((text) => text.includes(`--${flag} `)) ?? '';
      const [offered = '', refused = ''] = line.split('not available yet:');
      for (const value of known) expect(built.includes(value) ? offered : refused).toContain(String(value));
    };
    for (const name of OPTION_NAMES) expectSaid(optionOf(name).flag, valuesOf(name), builtValuesOf(name));
    expectSaid('features', FEATURE_NAMES, builtFeatures());
  });

  test('lists the exit codes', () => {
    expect(backsmith(['--help']).stdout).toMatch(/Exit codes[\s\S]+70/);
  });

  test('version', () => {
    expect(backsmith(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('a wrong command line', () => {
  test.each([
    [['genrate'], 'There is no command genrate'],
    [['genrate'], 'Did you mean generate? Commands:'],
    [['generate', 'a.sql', '--zip', 'a.zip', '--layuot', 'layer'], 'Did you mean --layout?'],
    [['generate', SHOP, '--zip', 'a.zip', '--database', 'postgres'], 'Did you mean postgresql?'],
    [['completion'], 'Which shell is it?'],
    [['completion', 'tcsh'], '--shell tcsh is not known'],
    [['generate', 'a.sql'], 'Say where the project goes'],
    [['generate', '--zip', 'a.zip'], 'generate takes one schema'],
    [['generate', 'a.sql', '--zip', 'a.zip', '--out', 'a'], 'Say where the project goes'],
    [['generate', 'a.sql', '--zip', 'a.zip', '--colour'], "Unknown option '--colour'"],
    [['generate', SHOP, '--zip', 'a.zip', '--java', '11'], '--java 11 is not known'],
    [['generate', SHOP, '--zip', 'a.zip', '--features', 'swager'], '--features swager is not known'],
    [['generate', SHOP, '--zip', '-', '--json'], 'both write to standard output'],
    [['inspect'], 'inspect takes one schema'],
    [['inspect', SHOP, '--dialect', 'db2'], '--dialect db2 is not known'],
    [['inspect', SHOP, '--stage', 'tokens', '--services', 'x.json'], 'The stage tokens knows no plan'],
    [['inspect', SHOP, '--stage', 'tokens', '--services-count', '3'], 'The stage tokens knows no number'],
    [['inspect', SHOP, '--services-count', '0'], 'There cannot be "0" services'],
    [['generate', SHOP, '--zip', 'a.zip', '--services-count', 'many'], 'There cannot be "many" services'],
    [['generate', SHOP, '--zip', 'a.zip', '--services-count', '2', '--services', 'x.json'], 'given beside a plan'],
    [['serve', 'now'], 'serve takes no arguments'],
    [['admin', 'destroy'], 'admin knows two actions'],
    [['admin', 'exempt'], 'Whose account is it?'],
    [['admin', 'exempt', '--email', 'a@b.cd', '--until', '2027-02-30'], '--until 2027-02-30 is not a day'],
    [['admin', 'exempt', '--email', 'a@b.cd', '--limit', '0'], '--limit 0 is not a whole number'],
    [['admin', 'create', '--email', 'a@b.cd', '--revoke'], '--revoke belongs to admin exempt'],
    [['admin', 'create'], 'Whose account is it?'],
  ])('%j', (args, message) => {
    const ended = backsmith(args);
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toContain(message);
    expect(ended.stderr).not.toMatch(/\n\s+at /);
  });
});

describe('generate', () => {
  test('writes a folder, and refuses to write into it again', () => {
    const first = backsmith(['generate', SHOP, '--name', 'shop', '--package', 'com.acme.shop', '--out', 'shop']);
    expect(first).toMatchObject({ code: 0, stdout: '' });
    expect(first.stderr).toMatch(/Wrote \d+ files for 23 tables to shop/);
    expect(first.stderr).not.toContain('\u001b');
    expect(existsSync(at('shop/src/main/java/com/acme/shop/ShopApplication.java'))).toBe(true);
    if (process.platform !== 'win32') expect(statSync(at('shop/mvnw')).mode & 0o111).not.toBe(0);
    const second = backsmith(['generate', SHOP, '--name', 'shop', '--out', 'shop']);
    expect(second).toMatchObject({ code: 3, stdout: '' });
    expect(second.stderr).toContain('shop is not empty');
    expect(backsmith(['generate', SHOP, '--name', 'shop', '--out', 'shop', '--force']).code).toBe(0);
  });

  test('writes the same zip twice, to a file and to standard output', () => {
    const args = ['generate', SHOP, '--name', 'shop', '--features', 'swagger,exceptionHandler'];
    expect(backsmith([...args, '--zip', 'one.zip']).code).toBe(0);
    expect(backsmith([...args, '-o', 'two.ZIP']).code).toBe(0);
    expect(readFileSync(at('two.ZIP')).equals(readFileSync(at('one.zip')))).toBe(true);
    const piped = spawnSync(process.execPath, [BIN, ...args, '--zip', '-'], { cwd: at(), maxBuffer: 1 << 28 });
    expect(piped.stdout.equals(readFileSync(at('one.zip')))).toBe(true);
    expect(Object.keys(unzipSync(new Uint8Array(piped.stdout)))).toContain('shop/pom.xml');
    expect(readdirSync(at()).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('says nothing with -q but errors, and takes -o for --out', () => {
    expect(backsmith(['generate', SHOP, '--name', 'quiet', '-q', '-o', 'quiet'])).toEqual({
      ...{ code: 0, stdout: '', stderr: '' },
    });
    expect(existsSync(at('quiet/pom.xml'))).toBe(true);
    const refused = backsmith(['generate', SHOP, '--name', 'q', '-q', '-o', 'other']);
    expect(refused.stderr).toContain('Project name must be at least 3 characters long');
  });

  test.skipIf(process.platform !== 'linux')('does not send a zip to a terminal', () => {
    const command = `"${process.execPath}" "${BIN}" generate "${SHOP}" --name shop --zip -`;
    const ended = spawnSync('script', ['-qec', command, '/dev/null'], { encoding: 'utf8', env: ENVIRONMENT });
    expect(ended.status).toBe(2);
    expect(ended.stdout).toContain('A zip is nothing to read on a terminal.');
    expect(ended.stdout).not.toContain('PK');
  });

  describe('into a folder that git keeps', () => {
    const git = (...args: readonly string[]) => {
      const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
      const ended = spawnSync('git', [...identity, ...args], { cwd: at('kept'), encoding: 'utf8' });
      expect(ended.status, ended.stderr).toBe(0);
    };
    const again = (...more: readonly string[]) =>
      backsmith(['generate', SHOP, '--name', 'shop', '-q', '--out', 'kept/backend', ...more]);
    const edited = () => at('kept/backend/README.md');

    beforeAll(() => {
      mkdirSync(at('kept'));
      git('init', '--quiet');
      expect(again().code).toBe(0);
    });

    test('refuses to write over what was never committed', () => {
      const ended = again('--force');
      expect(ended).toMatchObject({ code: 3, stdout: '' });
      expect(ended.stderr).toContain('kept/backend has changes that are not committed');
    });

    test('writes over what is committed, and refuses again once a file was edited', () => {
      git('add', '.');
      git('commit', '--quiet', '--message', 'Generated');
      expect(again('--force')).toMatchObject({ code: 0 });
      writeFileSync(edited(), 'My own words');
      const ended = again('--force');
      expect(ended.stderr).toContain('backend/README.md');
      expect(ended.code).toBe(3);
      expect(readFileSync(edited(), 'utf8')).toBe('My own words');
    });

    test('asks this repository, whatever a hook has set', () => {
      const args = ['generate', SHOP, '--name', 'shop', '--out', 'kept/backend', '--force'];
      const env = { ...ENVIRONMENT, GIT_DIR: at('elsewhere'), GIT_WORK_TREE: at() };
      const ended = spawnSync(process.execPath, [BIN, ...args], { cwd: at(), env, encoding: 'utf8' });
      expect(ended.status).toBe(3);
      expect(ended.stderr).toContain('backend/README.md');
    });
  });

  test('does not write a zip over the schema', () => {
    writeFileSync(at('mine.sql'), 'create table a (id int primary key);');
    const ended = backsmith(['generate', 'mine.sql', '--zip', 'mine.sql']);
    expect(ended).toMatchObject({ code: 3 });
    expect(readFileSync(at('mine.sql'), 'utf8')).toContain('create table');
  });

  test('reads standard input and says with --json what happened', () => {
    const ended = backsmith(
      ['generate', '-', '--name', 'tiny', '--zip', 'tiny.zip', '--json'],
      'create table a (id int primary key);',
    );
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    const told = JSON.parse(ended.stdout) as Record<string, unknown>;
    expect(told).toMatchObject({
      ok: true,
      zip: 'tiny.zip',
      tables: 1,
      options: { packageName: 'com.example.tiny', database: 'postgresql' },
    });
    expect(told['bytes']).toBe(statSync(at('tiny.zip')).size);
  });

  test('takes the database from the dialect', () => {
    const mysql = 'CREATE TABLE `a` (`id` int unsigned NOT NULL AUTO_INCREMENT, PRIMARY KEY (`id`)) ENGINE=InnoDB;';
    const ended = backsmith(['generate', '-', '--name', 'tiny', '--zip', 'mysql.zip', '--json'], mysql);
    expect(JSON.parse(ended.stdout)).toMatchObject({ ok: true, options: { database: 'mysql' } });
  });

  test.each([
    [
      ['--arch', 'microservice', '--database', 'mongodb', '--events', 'rabbitmq'],
      'RabbitMQ is not available for the database MongoDB yet',
    ],
    [['--database', 'mongodb', '--dev-database', 'h2'], 'The development database h2 cannot stand for MongoDB'],
    [['--name', 'my shop'], 'Project name should contain only letters and numbers'],
    [['--package', 'int.class'], 'Package name should be in format: com.company.project'],
  ])('refuses %j in one sentence', (args, message) => {
    const ended = backsmith(['generate', SHOP, '--zip', 'refused.zip', ...args]);
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toContain(message);
    expect(existsSync(at('refused.zip'))).toBe(false);
  });

  test.each([
    ['nothing', ''],
    ['no table', 'select 1;'],
    ['bytes that are no text', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7])],
  ])('finds no table in %s and writes nothing', (_, input) => {
    const ended = backsmith(['generate', '-', '--name', 'none', '--zip', 'none.zip'], input);
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toMatch(/error .+/);
    expect(existsSync(at('none.zip'))).toBe(false);
  });

  test('a file that does not exist', () => {
    const ended = backsmith(['generate', 'gone.sql', '--zip', 'gone.zip']);
    expect(ended).toMatchObject({ code: 3, stdout: '' });
    expect(ended.stderr).toContain('gone.sql does not exist');
  });

  test.each(['folder', 'zip'])('applies a %s of migrations in version order', (kind) => {
    const files = {
      'V1__start.sql': 'create table a (id bigint generated always as identity primary key);',
      'V2__more.sql': 'alter table a add column name varchar(80) not null;',
      'V10__last.sql':
        'create table b (id int primary key, a_id bigint references a (id)); alter table a rename column name to title;',
    };
    if (kind === 'folder') {
      mkdirSync(at('migrations'));
      for (const [name, sql] of Object.entries(files)) writeFileSync(at('migrations', name), sql);
    } else {
      const entries = Object.entries(files).map(([name, sql]) => [`db/${name}`, strToU8(sql)]);
      writeFileSync(at('migrations.zip'), zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>));
    }
    const ended = backsmith(['inspect', kind === 'folder' ? 'migrations' : 'migrations.zip', '--json']);
    const { tables } = JSON.parse(ended.stdout) as { tables: { name: string; columns: { name: string }[] }[] };
    expect(tables.map(({ name, columns }) => [name, ...columns.map((column) => column.name)])).toEqual([
      ['a', 'id', 'title'],
      ['b', 'id', 'a_id'],
    ]);
  });

  test('names the file of each finding, in the order of the migrations', () => {
    mkdirSync(at('places'));
    const files = {
      'V1__start.sql': 'create table author (id int primary key);',
      'V2__log.sql': '\ncreate table log (note text);',
      'V10__more.sql':
        '-- later\nalter table author add column rank int check (mod(rank, 2) = 0);\ncreate view ranks as select rank from author;',
    };
    for (const [name, sql] of Object.entries(files)) writeFileSync(at('places', name), sql);
    const ended = backsmith(['generate', 'places', '--name', 'places', '--database', 'postgresql', '--out', 'placed']);
    expect(ended.stderr).toContain('V2__log.sql:2:1 info log has no primary key');
    expect(ended.stderr).toContain('V10__more.sql:3:1 info The rows of the view ranks can be listed.');
    const report = readFileSync(at('placed/REPORT.md'), 'utf8').replaceAll('\\', '');
    expect(report).toContain('Line numbers are those of the schema files.');
    expect(report.match(/^(?:\| `\w+` \| |- )\S+\.sql\S*(?: line \d+)?/gm)).toEqual([
      '| `author` | V1__start.sql:1',
      '| `log` | V2__log.sql:2',
      '| `ranks` | V10__more.sql:3',
      '- V1__start.sql:1:',
      '- V2__log.sql:2:',
      '- V10__more.sql:2:',
      '- V10__more.sql:3:',
    ]);
  });
});
