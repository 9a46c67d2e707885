import type { AnswersPart } from '@backsmith/blueprint';
import { markdownCode } from '@backsmith/render';
import { MAIN } from '../../java/types.ts';
import { heading, paragraph } from '../../markdown/blocks.ts';
import type { PartRenderer } from '../part-renderer.ts';
import { labelsOfRecords } from './labels-of-records.ts';
import { openReferences } from './open-references.ts';
import { missingRecords } from './missing-records.ts';

/** What other services are told of the records that theirs refer to. */
export const answers: PartRenderer<AnswersPart> = {
  files: (part, _blueprint, files, kept) => {
    if (part.records.length > 0) files.addJava(MAIN, missingRecords(part, kept));
    if (part.labels) files.addJava(MAIN, labelsOfRecords(part, part.labels, kept));
    if (part.promised?.refers === true) files.addJava(MAIN, openReferences(part.promised));
  },
  sections: ({ path, endpoint, labels }) => [
    heading(2, 'What other services ask'),
    paragraph`At ${markdownCode(path)} other services ask which of the records they refer to are missing, of all a request names at once; ${markdownCode(endpoint.name)} answers them. It is no part of the API: the gateway does not lead there.`,
    ...(labels
      ? [
          paragraph`At ${markdownCode(labels.path)} they ask for the labels of records, which ${markdownCode(labels.endpoint.name)} tells those who may read these: at most ${String(labels.mostAtOnce)} at once, and none of what the caller does not see.`,
        ]
      : []),
  ],
};
