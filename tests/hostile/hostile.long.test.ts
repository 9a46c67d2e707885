import type { GeneratedFile } from '@backsmith/engine';
import { describe, expect, test } from 'vitest';
import { generateHostile } from './generate-hostile.ts';
import { HOSTILE_NAMES, HOSTILE_TEXTS, type HostileInput } from './inputs.ts';
import { schemaWith } from './shop-with.ts';

function javaText(files: readonly GeneratedFile[]): string {
  return files.flatMap(({ path, content }) => (path.endsWith('.java') ? [String(content)] : [])).join('\n');
}

const everyInput: readonly HostileInput[] = [...HOSTILE_TEXTS, ...HOSTILE_NAMES];

describe('hostile input', () => {
  test.each(everyInput.map((input) => [input.name, input] as const))('%s: generates all three tables', (_, input) => {
    const files = generateHostile(schemaWith(input.slots), input.encoding);
    expect(files.filter(({ path }) => path.includes('/controller/')).length).toBeGreaterThanOrEqual(3);
  });

  test.each(HOSTILE_TEXTS.map((input) => [input.name, input] as const))(
    '%s: Java source stays ASCII in strings',
    (_, input) => {
      const java = javaText(generateHostile(schemaWith(input.slots), input.encoding));
      expect(java).not.toMatch(
        /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/,
      );
    },
  );
});
