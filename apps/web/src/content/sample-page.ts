import { countOf } from '@backsmith/text';
import { sample } from './sample/index.ts';

/** The words of the page that browses the sample project. */
export const samplePage = {
  title: 'A finished project, file by file',
  lead: `${sample.project} was made from ${countOf(sample.sql.split('\n').length, 'line')} of SQL with Swagger and the exception handler switched on. Every file is here as it left the generator: read it, or take the zip and run it.`,
  download: 'Download the zip',
  run: `Unpack it, then run ./mvnw spring-boot:run in the folder ${sample.project}. A JDK is all it needs.`,
  closing: {
    title: 'Now with your own tables',
    lead: 'The price follows from the parts you switch on, never from the tables.',
  },
} as const;
