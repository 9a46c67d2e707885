import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { generateCommand } from '../commands/generate.ts';
import { inspectCommand } from '../commands/inspect.ts';
import { bashScript, fishScript, zshScript } from './scripts.ts';

const COMMANDS = [generateCommand, inspectCommand];

/** What bash offers when the tab key is pressed behind the last word. */
function offered(...words: readonly string[]): readonly string[] {
  const script = `${bashScript('backsmith', COMMANDS)}
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _backsmith; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const ended = spawnSync('bash', ['-c', script, 'bash', 'backsmith', ...words], { encoding: 'utf8' });
  expect(ended.stderr).toBe('');
  return ended.stdout.split('\n').filter((line) => line !== '');
}

test.skipIf(process.platform === 'win32')('bash completes commands, options and what they may be set to', () => {
  expect(offered('')).toEqual(['generate', 'inspect', 'help', 'version']);
  expect(offered('gen')).toEqual(['generate']);
  expect(offered('generate', '--la')).toEqual(['--layout']);
  expect(offered('generate', '--layout', '')).toEqual(['layer', 'feature']);
  expect(offered('generate', '--database', 'm')).toEqual(['mysql', 'mariadb', 'mongodb']);
  expect(offered('inspect', '--force')).toEqual([]);
});

test('the other shells know the same', () => {
  expect(zshScript('backsmith', COMMANDS)).toContain(bashScript('backsmith', COMMANDS));
  const fish = fishScript('backsmith', COMMANDS);
  expect(fish).toContain(`-n '__fish_seen_subcommand_from generate' -l layout -x -a 'layer feature'`);
  expect(fish).toContain(`-l out -s o -r`);
});
