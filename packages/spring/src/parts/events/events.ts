import type { EventsPart } from '@backsmith/blueprint';
import { joinMarkdown, markdownCode, markdownText } from '@backsmith/render';
import type { MarkdownText } from '@backsmith/render';
import { MAIN, TEST } from '../../java/types.ts';
import { heading, paragraph } from '../../markdown/blocks.ts';
import type { PartRenderer } from '../part-renderer.ts';
import { inboxTest, outboxTest } from './events-test.ts';
import { inbox, receiver } from './inbox.ts';
import { event, outbox } from './outbox.ts';
import { recordEvents } from './record-events.ts';
import { configuration, publisher } from './sending.ts';

/** What services tell each other, and what follows from it. */
export const events: PartRenderer<EventsPart> = {
  files: (part, blueprint, files) => {
    for (const file of [event, outbox, recordEvents, configuration, publisher]) files.addJava(MAIN, file(part));
    if (part.queue !== undefined) for (const file of [inbox, receiver]) files.addJava(MAIN, file(part));
    const tests = [outboxTest(part, blueprint), inboxTest(part, blueprint)];
    for (const file of tests) if (file !== undefined) files.addJava(TEST, file);
  },
  sections: (part) => [
    heading(2, 'Events'),
    paragraph`Each record that is made, changed or deleted is told to RabbitMQ (exchange ${markdownCode(part.exchange)}, topics such as ${markdownCode(`${part.service}.${part.told[0]?.kind ?? ''}.deleted`)}), as JSON with its kind, key, time, a version that grows, and what callers are answered of it. Events are written to ${markdownCode(part.tables.outbox)} in the transaction of the change and sent from there every half a second, in their order, until the broker has confirmed them: none is lost, and one may come twice, under the same id. While the broker is away, and where ${markdownCode('RABBITMQ_HOST')} is not set as in development and tests, they wait there. What the database changes by itself has no event: rows it deletes or empties by ON DELETE, and values it computes behind a change.`,
    ...heedSection(part),
  ],
};

function heedSection({ heeded, queue, tables, promises }: EventsPart): readonly string[] {
  if (queue === undefined) return [];
  const all = heeded.flatMap(({ service, kind, consequences }) =>
    consequences.map(({ entity, action, held }): MarkdownText => {
      const what =
        action.kind === 'delete'
          ? markdownText`records of ${markdownCode(entity.name)} are deleted`
          : markdownText`${joinMarkdown(
              held.map(({ field }) => markdownCode(field)),
              ', ',
            )} of ${markdownCode(entity.name)} is emptied`;
      return markdownText`when ${markdownCode(service)} deletes a record of ${markdownCode(kind)}, ${what}`;
    }),
  );
  const late =
    promises === undefined
      ? 'A record that is made while the event is on its way stays, and refers to nothing.'
      : markdownText`Who is just about to refer to what was deleted was told that it is there: the event waits for them (${markdownCode(promises.name)} knows of them), and acts on what they have written, too.`;
  return [
    paragraph`From the queue ${markdownCode(queue.name)} it hears of deletions elsewhere, and does what ON DELETE says of its own records: ${joinMarkdown(all, '; ')}. That happens a moment later, once for each event (${markdownCode(tables.inbox)} knows which were acted on). What cannot be acted on now is tried again each second and keeps its place; what never can is put aside in ${markdownCode(`${queue.name}.aside`)}. ${late}`,
  ];
}
