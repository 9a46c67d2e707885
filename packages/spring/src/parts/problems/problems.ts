import type { ProblemsPart } from '@backsmith/blueprint';
import { markdownCode, markdownText } from '@backsmith/render';
import { MAIN } from '../../java/types.ts';
import type { PartRenderer } from '../part-renderer.ts';
import { exceptionHandler } from './exception-handler.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { serverProblems } from './server-problems.ts';

/** The global exception handler and the exceptions it knows. */
export const problems: PartRenderer<ProblemsPart> = {
  files: (part, blueprint, files) => {
    files.addJava(MAIN, exceptionHandler(part, blueprint));
    files.addJava(MAIN, serverProblems(part));
    for (const name of blueprint.problems.raised) {
      const { thrown } = blueprint.problems.named[name];
      if (thrown !== undefined) files.addJava(MAIN, EXCEPTIONS[name](thrown, blueprint));
    }
  },
  errorNote: markdownText` and for checks, 503 when the database is away; each has a ${markdownCode('code')}, and ${markdownCode('errors')} name the fields`,
};
