import { describe, expect, test } from 'vitest';
import { without } from '../backends/security/mutants.ts';
import { guardedBy, RULED_BACKENDS } from '../backends/security/ruled-backends.ts';

// Which test of the generated project notices is seen in tests/backends/security, where there is a compiler.
describe.each(RULED_BACKENDS)('a guarded backend without a $name', (ruled) => {
  const whole = guardedBy(ruled, 'whole', 0);
  const contents = new Map(whole.files.map(({ path, content }) => [path, content.toString()]));

  test.each(ruled.mutants)('$title: the rule stands in $file, and is taken out', (mutant) => {
    const changed = without(whole, mutant).files.filter(
      ({ path, content }) => content.toString() !== contents.get(path),
    );
    expect(changed.map(({ path }) => path.split('/').at(-1))).toEqual([`${mutant.file}.java`]);
  });
});
