import { layOut } from '../../../shared/diagram/lay-out.ts';
import { cutSchema } from './cut-schema.ts';
import { differencesOf } from './differences.ts';
import { readArchive } from '../result/read-archive.ts';
import type { Answer, Question } from './questions.ts';
import { understand } from './understand.ts';

// Reads schemas beside the page, so that a dump of megabytes never holds it up.
addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly question: Question }>) => {
  void reply(data.id, data.question);
});

async function reply(id: number, question: Question): Promise<void> {
  try {
    postMessage({ id, answer: await answer(question) });
    if (question.ask === 'read' || question.ask === 'template') fetchPlainLanguage();
  } catch (error) {
    postMessage({ id, problem: error instanceof Error ? error.message : String(error) });
  }
}

/** Plain language and its vocabulary are fetched when somebody writes some, or may soon. */
const plainLanguage = (): Promise<typeof import('./follow-up.ts')> => import('./follow-up.ts');

/** Once a schema is there, so that a review goes on where the network does not. What fails is fetched again when it is wanted. */
function fetchPlainLanguage(): void {
  plainLanguage().catch((cause: unknown) => console.info('Plain language could not be fetched ahead.', cause));
}

/** So are the models of the library, when somebody looks for one. */
const library = (): Promise<typeof import('./library.ts')> => import('./library.ts');

async function answer(question: Question): Promise<Answer[Question['ask']]> {
  switch (question.ask) {
    case 'read':
      return understand(question.source);
    case 'idea':
      return (await plainLanguage()).readIdea(question.idea);
    case 'models':
      return (await library()).findModels(question.query);
    case 'template':
      return (await library()).readTemplate(question.name, question.packs);
    case 'change':
      return (await plainLanguage()).followUp(question.text, question.dialect, question.sentence);
    case 'differences':
      return differencesOf(question.before, question.after, question.dialect);
    case 'cut':
      return cutSchema(question.text, question.dialect, question, question.isGuarded);
    case 'archive':
      return readArchive(question.bytes);
    case 'layout':
      return layOut(question.source, question.shownRows);
  }
}
