import type { NeighboursPart } from '@backsmith/blueprint';
import { joinMarkdown, markdownCode } from '@backsmith/render';
import { MAIN, TEST } from '../../java/types.ts';
import { heading, paragraph } from '../../markdown/blocks.ts';
import type { PartRenderer } from '../part-renderer.ts';
import { asking } from './asking.ts';
import { callerToken, client, configuration, counted } from './clients.ts';
import { labelQuestions } from './label-questions.ts';
import { outgoingCalls, outgoingCallsTest } from './outgoing-calls.ts';
import { neighboursTest } from './neighbours-test.ts';
import { references } from './references.ts';
import { resourceLabels } from './resource-labels.ts';
import { resourceReferences } from './resource-references.ts';
import { standIn, standIns } from './stand-ins.ts';

/** The clients of other services, and what tests put in their place. */
export const neighbours: PartRenderer<NeighboursPart> = {
  files: (part, blueprint, files) => {
    for (const one of part.neighbours) {
      files.addJava(MAIN, client(one, part));
      files.addJava(TEST, standIn(one, part));
    }
    for (const asked of part.asking) {
      const resource = blueprint.resources.find(({ name }) => name === asked.resource);
      if (resource !== undefined) files.addJava(MAIN, resourceReferences(asked, resource, part, blueprint));
    }
    for (const named of part.labels?.of ?? []) {
      const resource = blueprint.resources.find(({ name }) => name === named.resource);
      if (part.labels && resource) files.addJava(MAIN, resourceLabels(named, resource, part.labels));
    }
    if (part.labels) files.addJava(MAIN, labelQuestions(part.labels, part, blueprint));
    files.addJava(MAIN, references(part));
    files.addJava(MAIN, asking(part, blueprint));
    files.addJava(MAIN, configuration(part));
    files.addJava(MAIN, outgoingCalls(part));
    files.addJava(MAIN, counted(part));
    if (part.passesToken) files.addJava(MAIN, callerToken(part));
    files.addJava(TEST, outgoingCallsTest(part));
    files.addJava(TEST, standIns(part));
    files.addJava(TEST, neighboursTest(part, blueprint));
  },
  sections: ({ neighbours: all, classes, passesToken, identity, promises, labels }) => [
    heading(2, 'Other services'),
    paragraph`It asks ${joinMarkdown(
      all.map(({ name }) => markdownCode(name)),
      ', ',
    )} whether the records are there that a request refers to (422 if not, and ${markdownCode('errors')} name each field), and before a record is deleted whether theirs refer to it (409 if so). Each is asked once for all that a request names, by the controllers before a transaction begins: nobody who waits for an answer holds a connection to the database. Each call ends after two seconds at the latest, and eight at most wait for one service. One that cannot be asked is answered with 503 and left alone for five seconds when half of the calls to it failed, one that has too much to do with 429; ${markdownCode('Retry-After')} says when to come back.`,
    ...(labels
      ? [
          paragraph`Where ${markdownCode('?expand=')} names what another service keeps, ${markdownCode(labels.asks.name)} asks for all labels of a page in one call to each service, once the page is read: a list that is not asked for them needs nobody. A label is null where the record is gone or the caller does not see it; its key stays in the answer. While the other service is away, ${markdownCode('expand')} is answered with 503 and ${markdownCode('Retry-After')}, and the same call without it as ever.`,
        ]
      : []),
    ...(promises
      ? [
          paragraph`Before it asks, it notes in ${markdownCode(promises.name)} what it is about to do, and takes the note back with what it writes, in one transaction. So nothing is deleted that another service is just about to refer to (409). What refers to a record that is about to be deleted waits until that is decided, most of a second at most (503 and ${markdownCode('Retry-After')} then): the deletion that sees its note gives way, and where it did not, the record is gone (422). A note that was left behind by a service that was killed is void after 15 seconds; whoever needs longer writes nothing (503). What the database changes by itself, and code that calls a service of records past its controller, notes nothing.`,
        ]
      : [
          paragraph`Between the question and the commit the other side may change: what must never come apart belongs into one service.`,
        ]),
    ...(passesToken
      ? [
          paragraph`They are asked with the token of the call, so that their rules hold for whoever makes it: what those refuse is refused here, too (403).`,
        ]
      : []),
    ...(identity
      ? [
          paragraph`${markdownCode(identity.name)} proves to them that a service asks, with the key all of them have in ${markdownCode('SERVICES_KEY')}: such calls count for no user and no address. Without that key they count for whoever made the call.`,
        ]
      : []),
    paragraph`In the tests ${markdownCode(classes.standIns.name)} stands for all of them.`,
  ],
};
