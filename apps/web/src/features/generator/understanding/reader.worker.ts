import { layOut } from '../diagram/lay-out.ts';
import { cutSchema } from './cut-schema.ts';
import { differencesOf, followUp, readIdea } from './follow-up.ts';
import { readArchive } from '../result/read-archive.ts';
import type { Answer, Question } from './questions.ts';
import { understand } from './understand.ts';

// Reads schemas beside the page, so that a dump of megabytes never holds it up.
addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly question: Question }>) => {
  try {
    postMessage({ id: data.id, answer: answer(data.question) });
  } catch (error) {
    postMessage({ id: data.id, problem: error instanceof Error ? error.message : String(error) });
  }
});

function answer(question: Question): Answer[Question['ask']] {
  switch (question.ask) {
    case 'read':
      return understand(question.source);
    case 'idea':
      return readIdea(question.idea);
    case 'change':
      return followUp(question.text, question.dialect, question.sentence);
    case 'differences':
      return differencesOf(question.before, question.after, question.dialect);
    case 'cut':
      return cutSchema(question.text, question.dialect, question.plan);
    case 'archive':
      return readArchive(question.bytes);
    case 'layout':
      return layOut(question.source, question.shownRows);
  }
}
