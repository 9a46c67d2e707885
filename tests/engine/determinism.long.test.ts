import { RECORD_PATH } from '@backsmith/engine';
import { renderSystem } from '@backsmith/spring';
import type { System } from '@backsmith/blueprint';
import { describe, expect, test } from 'vitest';
import { REPOSITORY, runOk } from '../kit/index.ts';
import { EXAMPLES, generateExample, titleOf } from './examples.ts';

describe.each(EXAMPLES.map((example) => [titleOf(example), example] as const))('%s', (_, example) => {
  const generation = generateExample(example);

  test('gives the same bytes twice', () => {
    expect(Buffer.compare(generation.archive, generateExample(example).archive)).toBe(0);
  });

  test('gives the same bytes in another process, time zone and language', async () => {
    const script = `import { generateExample } from './tests/engine/examples.ts';
      process.stdout.write(Buffer.from(generateExample(${JSON.stringify(example)}).archive).toString('base64'));`;
    const env = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
    const ended = await runOk(process.execPath, ['--input-type=module-typescript', '-e', script], {
      cwd: REPOSITORY,
      env,
    });
    expect(ended.stdout).toBe(Buffer.from(generation.archive).toString('base64'));
  });

  test('renders a System that went through JSON to the same files', () => {
    const copy = JSON.parse(JSON.stringify(generation.system)) as System;
    expect(renderSystem(copy)).toEqual(generation.files.filter(({ path }) => path !== RECORD_PATH));
  });
});
