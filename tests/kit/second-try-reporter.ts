import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/**
 * Lists the tests that failed and then passed, with what they said when they failed, after everything else: a second try is
 * for a machine that is short of breath, and nobody finds a race that is not written down.
 */
export default class SecondTryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky === true),
    );
    if (flaky.length === 0) return;
    console.log(`\nPASSED ONLY AT A LATER TRY (${flaky.length}), each a race or a limit to be looked at:`);
    for (const test of flaky) {
      console.log(`  ${relative(process.cwd(), test.module.moduleId)}: ${test.fullName}`);
      for (const error of test.result().errors ?? []) console.log(`    ${error.message}`);
    }
  }
}
