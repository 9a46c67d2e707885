import type { Generation } from '@backsmith/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootBackend, scratchFolder, tool, type Backend, type TestDatabaseServer } from '../../kit/index.ts';
import { HttpCalls } from '@backsmith/prover';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { proofByCalls } from './booted.ts';
import { databaseSettings, MARIADB, POSTGRESQL, type DatabaseKind } from './database-kinds.ts';
import { compileBackends, generateProject } from './project.ts';

/** Records with pictures, some of which may be without, and rows without a key of which many have the same time. */
const SCHEMA = `
  CREATE TABLE product (id int PRIMARY KEY, name varchar(40) NOT NULL, code varchar(9) UNIQUE, picture bytea, cover bytea NOT NULL,
    deleted_at timestamp);
  CREATE TABLE order_line (id int PRIMARY KEY, product_id int NOT NULL REFERENCES product (id), quantity int NOT NULL, price decimal(12,4));
  CREATE TABLE tag (id int PRIMARY KEY, label varchar(20) NOT NULL);
  CREATE TABLE product_tag (product_id int REFERENCES product (id), tag_id int REFERENCES tag (id), PRIMARY KEY (product_id, tag_id));
  CREATE TABLE seat (hall int NOT NULL, no int NOT NULL, photo bytea, PRIMARY KEY (hall, no));
  CREATE TABLE booking (id int PRIMARY KEY, hall int, seat_no int, FOREIGN KEY (hall, seat_no) REFERENCES seat (hall, no));
  CREATE TABLE measurement (sensor varchar(40) NOT NULL, taken_at timestamp, value int);`;

const HARNESS = ['tests/backends/proof/large-columns.test.ts'];
const PICTURE = Buffer.from('a picture').toString('base64');
const PRODUCT = '/api/v1/products/1';

/** All must have passed before what they show counts as proven. */
const TESTS = 11;

type Json = Readonly<Record<string, unknown>>;

function generation({ target }: DatabaseKind): Generation {
  return generateProject('pictures', Buffer.from(SCHEMA), { database: target });
}

/** What is read and written of records with large columns, and in which order rows without a key come. */
function describeLargeColumns(kind: DatabaseKind): void {
  const claim = { name: `large columns on ${kind.label}`, generate: () => [generation(kind)] };
  describeProofs(proofByCalls('large columns stay where they are', kind, claim, HARNESS), ({ proven }) => {
    let server: TestDatabaseServer;
    let backend: Backend;
    let passed = 0;

    beforeAll(async () => {
      const [project] = await compileBackends(scratchFolder('pictures'), new Map([['pictures', generation(kind)]]));
      if (project === undefined) throw new Error('nothing was compiled');
      server = await kind.start();
      // What Hibernate asks the database stands in the log.
      // A proxy that takes a part off the paths is believed where nobody gets past it.
      const behind = { SERVER_FORWARDHEADERSSTRATEGY: 'framework' };
      const loud = { SPRING_APPLICATION_JSON: '{"logging.level.org.hibernate.SQL": "debug"}' };
      const env = { ...databaseSettings(await server.database('pictures')), ...loud, ...behind };
      backend = await bootBackend({ jdk: tool('jdk-25'), ...project.program, env });
    }, 900_000);
    afterAll(async () => {
      await backend.stop();
      await server.stop();
      if (passed === TESTS) proven(claim);
    });

    async function send(
      status: number,
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      path: string,
      body?: Json,
    ) {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await new HttpCalls(backend.url).send({ method, path, ...sent });
      expect(answer.status, `${method} ${path}: ${answer.text}`).toBe(status);
      return answer.body;
    }

    test('whatever refers to a record is checked by its key alone', async () => {
      await send(201, 'POST', '/api/v1/products', { id: 1, name: 'Tree', picture: PICTURE, cover: PICTURE });
      const before = backend.log().length;
      await send(201, 'POST', '/api/v1/order-lines', { id: 1, productId: 1, quantity: 2 });
      await send(200, 'PUT', '/api/v1/order-lines/1', { id: 1, productId: 1, quantity: 3 });
      expect(await send(422, 'POST', '/api/v1/order-lines', { id: 2, productId: 9, quantity: 2 })).toMatchObject({
        code: 'unknown-reference',
        errors: [{ field: 'productId' }],
      });
      const asked = backend.log().slice(before);
      expect(asked).toMatch(/select 1 from .?product/u);
      expect(asked).not.toContain('picture');
      passed += 1;
    });

    test('so is a record with a key of two columns', async () => {
      await send(201, 'POST', '/api/v1/seats', { hall: 1, no: 2, photo: PICTURE });
      const before = backend.log().length;
      await send(201, 'POST', '/api/v1/bookings', { id: 1, hall: 1, seatNo: 2 });
      await send(201, 'POST', '/api/v1/bookings', { id: 2 });
      await send(422, 'POST', '/api/v1/bookings', { id: 3, hall: 1, seatNo: 3 });
      expect(backend.log().slice(before)).not.toContain('photo');
      passed += 1;
    });

    test('a list of what a record is linked to leaves the record where it is', async () => {
      await send(201, 'POST', '/api/v1/tags', { id: 1, label: 'green' });
      await send(204, 'PUT', `${PRODUCT}/tags/1`);
      const before = backend.log().length;
      expect(await send(200, 'GET', `${PRODUCT}/tags`)).toMatchObject({ items: [{ id: 1 }] });
      await send(404, 'GET', '/api/v1/products/99/tags');
      expect(backend.log().slice(before)).not.toContain('picture');
      passed += 1;
    });

    test('so does a change of what it is linked to', async () => {
      await send(201, 'POST', '/api/v1/tags', { id: 2, label: 'tall' });
      const before = backend.log().length;
      await send(204, 'PUT', `${PRODUCT}/tags/2`);
      await send(204, 'PUT', `${PRODUCT}/tags/2`);
      expect(await send(200, 'GET', `${PRODUCT}/tags`)).toMatchObject({ totalItems: 2 });
      await Promise.all(Array.from({ length: 8 }, () => send(204, 'PUT', `${PRODUCT}/tags/2`)));
      await send(204, 'DELETE', `${PRODUCT}/tags/2`);
      await send(204, 'DELETE', `${PRODUCT}/tags/2`);
      await Promise.all(Array.from({ length: 8 }, () => send(204, 'PUT', `${PRODUCT}/tags/2`)));
      await send(204, 'DELETE', `${PRODUCT}/tags/2`);
      expect(await send(200, 'GET', `${PRODUCT}/tags`)).toMatchObject({ totalItems: 1 });
      for (const method of ['PUT', 'DELETE'] as const) {
        await send(404, method, `${PRODUCT}/tags/99`);
        await send(404, method, '/api/v1/products/99/tags/2');
      }
      const asked = backend.log().slice(before);
      expect(asked).toContain('insert into product_tag');
      expect(asked).not.toContain('picture');
      passed += 1;
    });

    test('what is marked as deleted is referred to by nothing new', async () => {
      await send(201, 'POST', '/api/v1/products', { id: 2, name: 'Bush', cover: PICTURE });
      await send(201, 'POST', '/api/v1/order-lines', { id: 3, productId: 2, quantity: 1 });
      await send(204, 'DELETE', '/api/v1/products/2');
      await send(422, 'POST', '/api/v1/order-lines', { id: 4, productId: 2, quantity: 1 });
      await send(200, 'PUT', '/api/v1/order-lines/3', { id: 3, productId: 2, quantity: 5 });
      passed += 1;
    });

    test('what is marked as deleted frees its unique values', async () => {
      const product = { name: 'Rose', code: 'ROSE', cover: PICTURE };
      await send(201, 'POST', '/api/v1/products', { id: 5, ...product });
      await send(409, 'POST', '/api/v1/products', { id: 6, ...product });
      await send(204, 'DELETE', '/api/v1/products/5');
      await send(201, 'POST', '/api/v1/products', { id: 6, ...product });
      await send(204, 'DELETE', '/api/v1/products/6');
      passed += 1;
    });

    test('what a list answered is put back without harm to what it left out', async () => {
      const list = await send(200, 'GET', '/api/v1/products');
      expect(list).toMatchObject({ items: [{ id: 1, name: 'Tree' }] });
      await send(200, 'PUT', PRODUCT, { id: 1, name: 'Oak' });
      expect(await send(200, 'GET', PRODUCT)).toMatchObject({ name: 'Oak', picture: PICTURE, cover: PICTURE });
      await send(200, 'PATCH', PRODUCT, { picture: null });
      expect(await send(200, 'GET', PRODUCT)).toMatchObject({ name: 'Oak', picture: null, cover: PICTURE });
      await send(400, 'PATCH', PRODUCT, { cover: null });
      await send(400, 'POST', '/api/v1/products', { id: 3, name: 'Fern' });
      passed += 1;
    });

    test('rows without a key are on one page each, whatever they have in common', async () => {
      const numbers = Array.from({ length: 40 }, (_, at) => (at * 7) % 40);
      for (const value of numbers)
        await send(201, 'POST', '/api/v1/measurements', { sensor: 'attic', takenAt: '2026-01-01T00:00:00', value });
      const rows: unknown[] = [];
      for (let offset = 0; offset < 40; offset += 10)
        rows.push(await send(200, 'GET', `/api/v1/measurements?limit=10&offset=${offset}`));
      const found = rows.flat().map((row) => (row as Json)['value']);
      expect(found).toEqual(numbers.toSorted((a, b) => a - b));
      passed += 1;
    });

    test('a number is answered with all its digits at once', async () => {
      const sent = '{"id": 8, "productId": 1, "quantity": 1, "price": 1E+2}';
      const call = { method: 'POST', path: '/api/v1/order-lines', body: sent } as const;
      const { status, text } = await new HttpCalls(backend.url).send(call);
      expect([status, text]).toEqual([201, expect.stringContaining('"price":100.0000')]);
      passed += 1;
    });

    test('a body that is too large is told so', async () => {
      const cover = Buffer.alloc(8_000_000).toString('base64');
      expect(await send(413, 'POST', '/api/v1/products', { id: 4, name: 'Wood', cover })).toMatchObject({
        code: 'content-too-large',
      });
      passed += 1;
    });

    test('the address of a new record begins with the path the service is found at', async () => {
      const answer = await fetch(`${backend.url}/api/v1/order-lines`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-Prefix': '/shop' },
        body: JSON.stringify({ id: 7, productId: 1, quantity: 1 }),
      });
      expect(answer.headers.get('location')).toBe('/shop/api/v1/order-lines/7');
      passed += 1;
    });
  });
}

for (const kind of [POSTGRESQL, MARIADB]) describeLargeColumns(kind);
