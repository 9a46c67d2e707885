import { describe, expect, test } from 'vitest';
import { SKIP_MARK, isPermittedSkip } from './skip-mark.ts';
import { missingReason, missingTools, type Tool } from './tools/tool.ts';

/**
 * A suite that needs tools of this machine. With all of them it is an ordinary `describe`. Without, it is skipped under a
 * title that says why, and the run's summary lists it; where `CI` is `true` it fails instead, but for a missing corpus.
 * The body does not run when a tool is missing.
 */
export function describeWith(tools: readonly Tool[], name: string, body: () => void): void {
  const missing = missingTools(tools);
  if (missing.length === 0) {
    describe(name, body);
    return;
  }
  const reason = missingReason(missing);
  if (process.env['CI'] === 'true' && !isPermittedSkip(missing)) {
    describe(name, () => {
      test('finds its tools', () => expect.fail(reason));
    });
    return;
  }
  describe.skip(`${name}${SKIP_MARK}${reason}`, () => {
    test('needs tools this machine lacks', () => expect.fail(reason));
  });
}
