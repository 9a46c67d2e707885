import { describe, expect, it } from 'vitest';
import { fileAt, renderSql } from '../../testing/render-sql.ts';

const SQL = `
  CREATE TABLE client (id uuid PRIMARY KEY, first_name varchar(40), last_name varchar(40) NOT NULL);
  CREATE TABLE stop (route varchar(8), place smallint, title varchar(80), PRIMARY KEY (route, place));
  CREATE TABLE guide (id bigint PRIMARY KEY, name varchar(80));
  CREATE TABLE tour (id bigint PRIMARY KEY, client_id uuid REFERENCES client, guide_id bigint REFERENCES guide, note text);
  CREATE TABLE call (tour_id bigint REFERENCES tour ON DELETE CASCADE, no int, route varchar(8), place smallint,
    PRIMARY KEY (tour_id, no), FOREIGN KEY (route, place) REFERENCES stop);`;

const TOURS = 'tours-service/src/main/java/org/depot/tours';
const CLIENTS = 'clients-service/src/main/java/org/depot/clients';

/** Text as it reads without line breaks. */
function flat(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').replaceAll('( ', '(');
}

describe.each(['postgresql', 'mongodb'] as const)('labels of what another service keeps, on %s', (database) => {
  const files = renderSql(SQL, {
    architecture: 'microservice',
    features: { swagger: true, exceptionHandler: true, security: false },
    database,
    services: {
      services: [
        { name: 'clients', tables: ['client', 'stop'] },
        { name: 'tours', tables: ['tour', 'call', 'guide'] },
      ],
    },
  });
  const at = (path: string) => flat(fileAt(files, path));

  it('are asked for by controllers, behind what the service reads', () => {
    const controller = at(`${TOURS}/controller/TourController.java`);
    expect(controller).toMatch(
      /labelQuestions\.page\(TourLabels\.\w+, expand\.names\(\), namedHere -> service\.list\(filter, pageable, namedHere\)\)/u,
    );
    expect(controller).toContain(
      'labelQuestions.one(TourLabels.RECORD, expand.names(), namedHere -> service.get(id, namedHere))',
    );
    expect(controller).toMatch(
      /labelQuestions\.page\(CallLabels\.\w+, expand\.names\(\), namedHere -> service\.listCalls\(/u,
    );
  });

  it('are of the keys that answers hold, of several parts as well', () => {
    expect(at(`${TOURS}/neighbour/TourLabels.java`)).toContain(
      'LabelQuestions.References.<TourResponse>of("guide") .elsewhere("client", "clients", ClientsClient.CLIENT, one -> LabelQuestions.key(one.clientId()))',
    );
    expect(at(`${TOURS}/neighbour/CallLabels.java`)).toContain(
      '.elsewhere("stop", "clients", ClientsClient.STOP, one -> LabelQuestions.key(one.route(), one.place()))',
    );
    expect(at(`${TOURS}/neighbour/ClientsClient.java`)).toContain('@PostExchange("/internal/labels")');
  });

  it('are told for all keys of a page, a bounded number of them', () => {
    const endpoint = at(`${CLIENTS}/neighbour/LabelsOfRecords.java`);
    expect(endpoint).toContain('@PostMapping("/internal/labels")');
    expect(endpoint).toContain('MOST_AT_ONCE = 1000;');
    expect(endpoint).toContain('List.of("firstName", "lastName"), keys, key -> part(key, 0, UUID.class), false)');
    expect(endpoint).toContain(database === 'mongodb' ? '.values(type, ids, label)' : 'where id(e) in :ids');
  });

  it('are described as those of one application', () => {
    expect(at(`${TOURS}/config/OpenApiConfig.java`)).toContain(
      'Map.entry(TourResponse.class, List.of("guide", "client"))',
    );
  });

  it('are tried by the generated tests', () => {
    const tests = at(`${TOURS.replace('/main/', '/test/')}/neighbour/NeighboursTest.java`);
    for (const name of [
      'namesAPageOfTourByOneQuestion',
      'namesAPageOfCallByOneQuestion',
      'needsNobodyUnlessAskedForNames',
    ]) {
      expect(tests).toContain(`void ${name}()`);
    }
  });
});

it('leaves one application as it is', () => {
  const one = [...renderSql(SQL)].map(([, text]) => text);
  expect(one.join('\n')).not.toMatch(/LabelsOfRecords|LabelQuestions|AboutToBeUsed/u);
});
