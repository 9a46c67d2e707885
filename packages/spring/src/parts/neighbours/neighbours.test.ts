import { describe, expect, it } from 'vitest';
import { fileAt, renderSql } from '../../testing/render-sql.ts';

const SQL = `
  CREATE TABLE client (id uuid PRIMARY KEY);
  CREATE TABLE stop (route varchar(8), place smallint, PRIMARY KEY (route, place));
  CREATE TABLE tour (id bigserial PRIMARY KEY, client_id uuid NOT NULL REFERENCES client, note text);
  CREATE TABLE call (tour_id bigint REFERENCES tour ON DELETE CASCADE, no int, route varchar(8) NOT NULL, place smallint NOT NULL,
    PRIMARY KEY (tour_id, no), FOREIGN KEY (route, place) REFERENCES stop);`;

const services = {
  services: [
    { name: 'clients', tables: ['client', 'stop'] },
    { name: 'tours', tables: ['tour', 'call'] },
  ],
};

const TOURS = 'tours-service/src/main/java/org/depot/tours';
const CLIENTS = 'clients-service/src/main/java/org/depot/clients';

/** Text as it reads without line breaks. */
function flat(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}

describe.each([
  { on: 'tables', database: 'postgresql', handled: true },
  { on: 'tables', database: 'mariadb', handled: false },
  { on: 'documents', database: 'mongodb', handled: true },
] as const)('services that ask each other, on $on of $database, handler $handled', ({ database, handled }) => {
  const files = renderSql(SQL, {
    architecture: 'microservice',
    features: { swagger: false, exceptionHandler: handled, security: false },
    database,
    services,
  });
  const at = (path: string) => flat(fileAt(files, path));

  it('ask in controllers, before the service begins its transaction, and never within one', () => {
    const controller = at(`${TOURS}/controller/TourController.java`);
    for (const asked of [
      'references.create(request, () -> service.create(request))',
      'references.change(id, request, () -> service.update(id, request))',
      'references.patch(id, patch, () -> service.patch(id, patch))',
    ]) {
      expect(controller).toContain(asked);
    }
    const inTransactions = [...files].filter(([path]) => /\/main\/.*\/(?:service|common|repository)\//u.test(path));
    expect(inTransactions.length).toBeGreaterThan(5);
    for (const [path, text] of inTransactions) expect([path, /neighbour/iu.test(text)]).toEqual([path, false]);
    expect(at(`${CLIENTS}/controller/ClientController.java`)).toContain(
      'references.delete(id, () -> service.delete(id));',
    );
  });

  it('gather what a new record and its parts refer to, each at its place', () => {
    const tours = at(`${TOURS}/neighbour/TourReferences.java`);
    expect(tours).toContain(
      'references.add("clients", ClientsClient.CLIENT, List.of("clientId"), request.clientId());',
    );
    expect(tours).toMatch(
      /references\.each\( ?"calls", request\.calls\(\), \(found, part\) -> found\.add\( ?"clients", ClientsClient\.STOP, List\.of\("route", "place"\), part\.route\(\), part\.place\(\)\)\);/u,
    );
    expect(tours).toContain('if (Stream.of("clientId").noneMatch(patch::has)) { return write.get(); }');
    expect(at(`${TOURS}/neighbour/ClientsClient.java`)).toContain('@PostExchange("/internal/missing-records")');
  });

  it('answer for all keys of a request at once, however their records are kept', () => {
    const endpoint = at(`${CLIENTS}/neighbour/MissingRecords.java`);
    expect(endpoint).toContain('@PostMapping("/internal/missing-records")');
    expect(endpoint).toContain(
      'case "clients" -> missing(Client.class, keys, key -> part(key, 0, UUID.class), false);',
    );
    expect(endpoint).toContain('new StopId(part(key, 0, String.class), part(key, 1, Short.class)), true);');
    expect(endpoint).toContain(database === 'mongodb' ? 'documents.present(type, ids)' : 'where id(e) in :ids');
  });

  it('note what is under way before others are asked, and take it back with what is written', () => {
    const asking = at(`${TOURS}/neighbour/Neighbours.java`);
    const clients = at(`${CLIENTS}/neighbour/ClientReferences.java`);
    expect([...files].some(([path]) => path.endsWith('/Promises.java'))).toBe(database !== 'mongodb');
    if (database === 'mongodb') {
      expect(asking).toContain('require(references); return write.get();');
      return;
    }
    expect(asking).toContain('return promises.keep(references.subjects(), () -> require(references), write);');
    expect(clients).toMatch(/refuseIfPromised\(.*refuseIfUsed\(/u);
    expect(at(`${CLIENTS}/neighbour/MissingRecords.java`)).toMatch(
      /promises\.deleted\(kind, keys\);.*missingOf\(kind, keys\)/u,
    );
    expect(at(`${TOURS}/neighbour/OpenReferences.java`)).toContain('promises.referred(kind, some)');
    expect(at(`${TOURS}/neighbour/Promises.java`)).toContain('if (forget(id) != noted.size()) { throw');
  });

  it('let few calls wait for one service, and few through to see whether it is back', () => {
    const asking = at(`${TOURS}/neighbour/Neighbours.java`);
    expect(asking).toContain('MOST_CALLS = 8;');
    expect(asking).toContain('.permittedNumberOfCallsInHalfOpenState(3)');
    expect(asking).toContain('} finally { place.release(); }');
  });

  it('tell what others answer as what it is, with when to come back', () => {
    const asking = at(`${TOURS}/neighbour/Neighbours.java`);
    expect(asking).toContain('catch (HttpClientErrorException.TooManyRequests e)');
    if (handled) {
      const handler = at(`${TOURS}/exception/GlobalExceptionHandler.java`);
      for (const name of ['NeighbourAway', 'NeighbourBusy'])
        expect(handler).toMatch(
          new RegExp(
            String.raw`${name}Exception e, HttpServletResponse response\) \{ response\.setHeader\(HttpHeaders\.RETRY_AFTER, e\.getRetryAfter\(\)\);`,
            'u',
          ),
        );
      expect(handler).toContain('e.each()');
      return;
    }
    for (const status of ['SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'])
      expect(asking).toContain(`new ResponseStatusException(HttpStatus.${status}, reason) {`);
    expect(asking).toContain('headers.set(HttpHeaders.RETRY_AFTER, retryAfter);');
  });
});

it('leaves a service that asks nobody as it is', () => {
  const files = renderSql(SQL);
  const texts = [...files].filter(([path]) => path.endsWith('.java')).map(([, text]) => text);
  expect(texts.join('\n')).not.toMatch(/neighbour|Promises|MissingRecords|ServiceIdentity|e\.each\(\)/iu);
});
