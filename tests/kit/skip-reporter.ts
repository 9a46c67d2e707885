import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { SKIP_MARK, isPermittedTitle } from './skip-mark.ts';

type Skip = { readonly file: string; readonly title: string };

/** Why a test skipped itself while it ran. */
function noteOf(test: TestCase): string {
  const result = test.result();
  return result.state === 'skipped' && result.note !== undefined ? `${SKIP_MARK}${result.note}` : '';
}

function skipsOf(module: TestModule): Skip[] {
  const file = relative(process.cwd(), module.moduleId);
  const marked = [...module.children.allSuites()].filter((suite) => suite.name.includes(SKIP_MARK));
  const loose = [...module.children.allTests('skipped')].filter((test) => !test.fullName.includes(SKIP_MARK));
  const titles = loose.map((test) => `${test.fullName}${noteOf(test)}`);
  return [...marked.map((suite) => suite.fullName), ...titles].map((title) => ({
    file,
    title,
  }));
}

/**
 * Lists what a run skipped, and why, after everything else. Where `CI` is `true` any skip but the permitted one fails the
 * run, wherever it was written.
 */
export default class SkipReporter implements Reporter {
  #filtered = false;

  onInit(vitest: Vitest): void {
    this.#filtered = vitest.config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.#filtered) return;
    const skips = modules.flatMap(skipsOf);
    if (skips.length === 0) return;
    console.log(`\nSKIPPED (${skips.length}), not tested on this machine:`);
    for (const { file, title } of skips) console.log(`  ${file}: ${title}`);
    const refused = skips.filter(({ title }) => !isPermittedTitle(title));
    if (process.env['CI'] !== 'true' || refused.length === 0) return;
    console.log(`\nCI=true: ${refused.length} of these skips are failures.`);
    process.exitCode = 1;
  }
}
