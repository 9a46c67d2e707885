import type { ContractsPart } from '@backsmith/blueprint';
import { joinMarkdown, markdownCode } from '@backsmith/render';
import { TEST } from '../../java/types.ts';
import { heading, paragraph } from '../../markdown/blocks.ts';
import type { PartRenderer } from '../part-renderer.ts';
import { answeringTest } from './answering-test.ts';
import { askingTest } from './asking-test.ts';
import { contractCall, contractJson, contractPath } from './contract-call.ts';

/** What services have agreed to ask and answer, and the tests of both sides. */
export const contracts: PartRenderer<ContractsPart> = {
  files: (part, blueprint, files) => {
    for (const { contract } of [...part.asking, ...part.answering]) {
      files.add(contractPath(contract), contractJson(contract));
    }
    files.addJava(TEST, contractCall(part));
    if (part.asking.length > 0) files.addJava(TEST, askingTest(part));
    if (part.answering.length > 0) files.addJava(TEST, answeringTest(part, blueprint));
  },
  sections: ({ asking, answering }) => [
    heading(2, 'Contracts'),
    paragraph`What services ask each other stands in ${joinMarkdown(
      [...asking, ...answering].map(({ contract }) => markdownCode(`${contract.name}.json`)),
      ', ',
    )} below ${markdownCode('src/test/resources/contracts')}, in the same words on both sides. The tests of the one that asks send these calls to recorded answers; those of the one that is asked send them to its controllers. Who renames a field, a path or a parameter another service relies on fails a test of its own. To change a contract, change its file in both services.`,
  ],
};
