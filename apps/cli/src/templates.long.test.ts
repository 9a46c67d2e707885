import { spawnSync } from 'node:child_process';
import { domainModels } from '@backsmith/models';
import { readSchema } from '@backsmith/schema';
import { describe, expect, test } from 'vitest';
import { commandLine } from './testing/command-line.ts';

const { backsmith } = commandLine();

const tablesOf = (sql: string) => readSchema(sql).value.schema.tables.map(({ name }) => name);

describe('backsmith templates', () => {
  test('lists every model of the library once, under what it belongs to', () => {
    const { code, stdout, stderr } = backsmith(['templates']);
    expect(code).toBe(0);
    const names = [...stdout.matchAll(/^ {2}([a-z][a-z0-9-]*) {2}/gmu)].map(([, name]) => name);
    expect(names.toSorted()).toEqual(domainModels().map(({ name }) => name));
    expect(stdout).toContain('Software and IT');
    expect(stderr).toContain(`${names.length} models`);
  });

  test('finds by a word, with packs where they are asked for', () => {
    const found = backsmith(['templates', 'zendesk', '--packs']).stdout;
    expect(found).toMatch(/^ {2}help-desk +Help desk {2}/mu);
    expect(found).toMatch(/^ {6}sla +Service levels$/mu);
    expect(backsmith(['templates', 'zendesk']).stdout).not.toContain('Service levels');
  });

  test('prints JSON for programs', () => {
    const [first] = JSON.parse(backsmith(['templates', 'help desk', '--json']).stdout) as [
      { name: string; category: string; packs: { name: string }[] },
    ];
    expect(first).toMatchObject({ name: 'help-desk', category: 'Software and IT' });
    expect(first.packs.map(({ name }) => name)).toContain('sla');
  });

  test('says when nothing is found', () => {
    const { code, stdout, stderr } = backsmith(['templates', 'zzzz']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('No model of the library speaks of "zzzz".');
  });
});

describe('backsmith idea --template', () => {
  test('prints a model, and what is added to it', () => {
    const core = backsmith(['idea', '--template', 'help-desk']);
    expect(core.code).toBe(0);
    expect(tablesOf(core.stdout)).toContain('tickets');
    expect(tablesOf(core.stdout)).not.toContain('sla_policies');
    const more = tablesOf(backsmith(['idea', '--template', 'help-desk', '--packs', 'sla, quality']).stdout);
    expect(more).toEqual(expect.arrayContaining(['sla_policies', 'canned_replies']));
    expect(more).not.toContain('tags');
    expect(tablesOf(backsmith(['idea', '--template', 'help-desk', '--packs', 'all']).stdout)).toContain('tags');
  });

  test.each([
    [['--template', 'help-desc'], 'There is no model help-desc.', 'Near: help-desk'],
    [['--template', 'car-rental-shop'], 'There is no model car-rental-shop.', 'car-rental'],
    [['--template', 'zzzz'], 'There is no model zzzz.', 'hint: backsmith templates lists all of them.'],
    [['--template', 'help-desk', '--packs', 'sls'], 'The model help-desk has no pack sls.', 'Did you mean sla?'],
    [['--packs', 'sla', 'a help desk for our company'], '--packs adds to a model', '--template'],
    [['--template', 'help-desk', 'a help desk for our company'], 'both say', 'Leave one out.'],
  ])('refuses %j and says what was meant', (args, message, hint) => {
    const { code, stdout, stderr } = backsmith(['idea', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).toContain(hint);
  });

  test.skipIf(process.platform === 'win32')('is completed by bash', () => {
    const script = `${backsmith(['completion', 'bash']).stdout}
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _backsmith; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const ended = spawnSync('bash', ['-c', script, 'bash', 'backsmith', 'idea', '--template', 'help'], {
      encoding: 'utf8',
    });
    expect(ended.stdout.trim()).toBe('help-desk');
  });
});
