import { describe, expect, test } from 'vitest';
import { fileAt, renderSql } from '../../testing/render-sql.ts';

const SQL = `
  CREATE TABLE customer (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), email varchar(80) NOT NULL UNIQUE, data jsonb,
    created_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE item (id serial PRIMARY KEY, owner_email varchar(80) REFERENCES customer (email), price numeric(8, 2), customer_id uuid REFERENCES customer);
  CREATE TABLE item_part (item_id int REFERENCES item ON DELETE CASCADE, no int, kind text CHECK (kind IN ('small-one', 'big-one')), PRIMARY KEY (item_id, no));
  CREATE TABLE visit (page text NOT NULL);`;

const MAIN = 'src/main/java/org/depot';

describe('a service on MongoDB', () => {
  const files = renderSql(SQL, { database: 'mongodb', devDatabase: 'embedded' });
  const java = (path: string) => fileAt(files, `${MAIN}/${path}.java`);

  test('keeps a table as a collection', () => {
    const item = java('domain/Item');
    expect(item).toContain('@Document("item")');
    expect(item).toContain('@MongoId private Integer id;');
    expect(item).toContain('@Field("customer_id")\n  private UUID customerId;');
    expect(java('domain/ItemPartId')).toContain(
      'public record ItemPartId(@Field("item_id") Integer itemId, @Field("no") Integer no) {}',
    );
    expect(java('domain/Customer')).toContain('@ValueConverter(JsonValues.class)');
    expect(java('config/Conversions')).toContain('List.of(ItemPartKind.class)');
  });

  test('looks up what a request refers to, by its key or by another value', () => {
    const service = java('service/ItemService');
    expect(service).toContain('repository.refer(Customer.class, request.customerId(), "customerId");');
    expect(service).toContain('Criteria.where("email").is(request.ownerEmail())');
    expect(service).toContain('entity.setId(Math.toIntExact(repository.next("item", 1)));');
    expect(service).toContain('Documents.atScale(request.price(), 2)');
    expect(java('service/CustomerService')).toContain('repository.keepReferred(Customer.class, id, "email");');
  });

  test('tells of more references than a method of Java holds in parts', () => {
    const columns = Array.from({ length: 201 }, (_, at) => `r${at} int REFERENCES shelf`).join(', ');
    const many = renderSql(`CREATE TABLE shelf (id int PRIMARY KEY, ${columns});`, {
      database: 'mongodb',
      devDatabase: 'embedded',
    });
    const references = fileAt(many, `${MAIN}/common/References.java`);
    expect(references).toContain('Stream.of(part1(), part2())');
    expect(references.match(/new Reference\(/gu)).toHaveLength(201);
    expect(references.split('List<Reference> part2() {')[1]?.match(/new Reference\(/gu)).toHaveLength(1);
  });

  test('knows what follows from a deletion', () => {
    expect(java('common/References').replaceAll(/\s+/gu, ' ')).toContain(
      'new Reference( "item_part", List.of("_id.item_id"), "item", List.of("_id"), Rule.CASCADE, null)',
    );
  });

  test('deletes what counts its changes on top of the version that is known alone', () => {
    const counted = (handled: boolean) =>
      renderSql('CREATE TABLE stock (id serial PRIMARY KEY, version int NOT NULL DEFAULT 0, note text);', {
        database: 'mongodb',
        devDatabase: 'embedded',
        features: { swagger: false, exceptionHandler: handled, security: false },
      });
    const at = (path: string, handled = true) =>
      fileAt(counted(handled), `${MAIN}/${path}.java`).replaceAll(/\s+/gu, ' ');
    expect(at('service/StockService')).toContain('repository.delete(Stock.class, id, entity.getVersion());');
    expect(at('common/Deletions')).toContain('if (version != null) { claim(collection, id, version); }');
    expect(at('common/Documents', false)).toContain('write( () -> { deletions.delete(');
    expect(java('common/Deletions')).toContain('void delete(String collection, Object id) {');
    expect(java('service/ItemService')).toContain('repository.delete(Item.class, id);');
  });

  test('has the rule of tenants: what is asked of who calls, and what of who writes', () => {
    const sql = `
      CREATE TABLE company (id bigint PRIMARY KEY, name text);
      CREATE TABLE desk (id serial PRIMARY KEY, company_id bigint NOT NULL REFERENCES company, owner_id uuid NOT NULL);
      CREATE TABLE lamp (id serial PRIMARY KEY, company_id bigint NOT NULL REFERENCES company);`;
    const ruled = renderSql(sql, {
      database: 'mongodb',
      devDatabase: 'embedded',
      features: { swagger: false, exceptionHandler: true, security: true },
      choices: { rules: ['owner', 'tenant'] },
    });
    const at = (path: string) => fileAt(ruled, `${MAIN}/${path}.java`).replaceAll(/\s+/gu, ' ');
    expect(at('security/RecordRules')).toContain(
      'public Criteria of(Class<?> type) { if (new Caller.Operator().get() == 1) { return null; }',
    );
    expect(at('security/RecordRules')).toContain(
      'new Caller.Administrator().get() == 1 ? new Criteria() : equal("ownerId", new Caller.AccountUuid().get()), equal("companyId", new Caller.TenantNumber().get())',
    );
    const service = at('service/LampService');
    expect(service.split('Caller.requireTenant(request.companyId(), "companyId");')).toHaveLength(3);
    expect(at('service/CompanyService').split('Caller.requireOperator();')).toHaveLength(3);
    expect(at('security/tenant/Tenants')).toContain('template.upsert(');
  });

  test('quotes what somebody looks for', () => {
    expect(java('common/Conditions')).toContain('Pattern.quote(value)');
    expect([...files.values()].join('\n')).not.toContain('$where');
  });

  test('has nothing of a relational database', () => {
    const text = [...files].filter(([path]) => /\.(java|xml|yaml)$/.test(path)).map(([, content]) => content);
    expect(text.join('\n')).not.toMatch(/jakarta\.persistence|hibernate|flyway|jdbc|DB_URL/iu);
  });

  test('runs on a replica set of one in containers, and says what the stand-in lacks', () => {
    expect(fileAt(files, 'compose.yaml')).toContain('mongod --replSet rs0');
    expect(fileAt(files, 'README.md')).toContain('It has no transactions');
    expect(fileAt(files, 'README.md')).toContain('backsmith update');
  });
});

test('without a handler what the database refuses has its status', () => {
  const files = renderSql(SQL, {
    database: 'mongodb',
    devDatabase: 'embedded',
    features: { swagger: false, exceptionHandler: false, security: false },
  });
  const documents = fileAt(files, `${MAIN}/common/Documents.java`);
  expect(documents).toContain('catch (DuplicateKeyException e)');
  expect(documents).toContain('HttpStatus.CONFLICT');
});

describe('a guarded service on MongoDB', () => {
  const signed = SQL.replace('data jsonb,', 'data jsonb, secret_key varchar(80), created_by uuid,');
  const features = { swagger: true, exceptionHandler: true, security: true };
  const files = renderSql(signed, { database: 'mongodb', devDatabase: 'embedded', features });
  const java = (path: string) => fileAt(files, `${MAIN}/${path}.java`).replaceAll(/\s+/gu, ' ');

  test('has nothing of a relational database, in tests neither', () => {
    const text = [...files].filter(([path]) => /\.(java|xml|yaml)$/.test(path)).map(([, content]) => content);
    expect(text.join('\n')).not.toMatch(
      /jakarta\.persistence|hibernate|flyway|jdbc|DB_URL|TransactionalEventListener/iu,
    );
  });

  test('makes collections of accounts, sessions and audit, which end by themselves where they can', () => {
    const accounts = fileAt(files, 'src/main/resources/db/changes/V2__accounts.json').replaceAll(/\s+/gu, ' ');
    expect(accounts.match(/"create": "[a-z_]+"/gu)).toEqual([
      '"create": "auth_account"',
      '"create": "auth_session"',
      '"create": "auth_refresh_token"',
    ]);
    expect(accounts).toContain('"key": { "email": 1 }, "name": "email_key", "unique": true');
    expect(accounts).toContain('"key": { "codes.hash": 1 }');
    expect(accounts.match(/"expireAfterSeconds": 0/gu)).toHaveLength(2);
    expect(fileAt(files, 'src/main/resources/db/changes/V3__audit.json')).toContain('"auth_audit"');
  });

  test('takes each token, code and guess in one step', () => {
    const tokens = java('security/account/RefreshTokens');
    expect(tokens).toMatch(
      /findAndModify\( Query.query\(Criteria.where\("_id"\).is\(hash\).and\("used_at"\).is\(null\)\)/u,
    );
    expect(java('security/account/OneTimeTokens')).toMatch(/findAndModify\( good\(token, purpose\)/u);
    expect(java('security/account/Accounts')).toMatch(/findAndModify\([^;]+inc\("failed_sign_ins", 1\)/u);
    expect(java('security/account/Registration')).not.toContain('@Transactional');
  });

  test('notes what is written, and signs it', () => {
    expect(java('common/Documents')).toContain('listener.written(collection, before, written)');
    expect(java('security/audit/EntityAudit')).toContain('HIDDEN = Set.of("secretKey")');
    expect(java('security/audit/Authors')).toContain('new Author("Customer", "createdBy", true, Authors::uuidOf)');
  });
});

describe('a service on MongoDB that refers to one on tables', () => {
  const files = renderSql(
    `CREATE TABLE client (id uuid PRIMARY KEY, name varchar(80) NOT NULL);
     CREATE TABLE ticket (id bigserial PRIMARY KEY, client_id uuid NOT NULL REFERENCES client, title text NOT NULL);`,
    {
      architecture: 'microservice',
      services: {
        services: [
          { name: 'clients', tables: ['client'] },
          { name: 'tickets', tables: ['ticket'], database: 'mongodb' },
        ],
      },
    },
  );

  test('asks it before it writes, and is asked before what it refers to goes', () => {
    const tickets = fileAt(files, 'tickets-service/src/main/java/org/depot/tickets/neighbour/TicketReferences.java');
    expect(tickets).toContain('ClientsClient.CLIENT, List.of("clientId"), request.clientId()');
    const clients = fileAt(files, 'clients-service/src/main/java/org/depot/clients/neighbour/ClientReferences.java');
    expect(clients).toContain('ticketsClient.ticketsByClientId(String.valueOf(id))');
  });

  test('has its own server, settings and index, and the other one keeps those of tables', () => {
    const compose = fileAt(files, 'compose.yaml');
    expect(compose).toContain('MONGODB_URI: "mongodb://tickets-database:27017/tickets?replicaSet=rs0"');
    expect(compose).toContain('DB_URL: jdbc:postgresql://clients-database:5432/clients');
    expect(fileAt(files, 'README.md')).toContain('`tickets-database` (MongoDB)');
    expect(fileAt(files, 'REPORT.md')).toContain('Tickets keeps its records in MongoDB, as the plan says');
    expect(fileAt(files, 'k8s/base/tickets-service/config.env')).toContain('MONGODB_URI');
    expect(fileAt(files, '.github/workflows/ci.yml')).toContain('image: mongo:8');
    expect(fileAt(files, 'tickets-service/src/main/resources/db/changes/V1__schema.json')).toContain('"client_id": 1');
    expect([...files.keys()].filter((path) => path.includes('/db/migration/'))).toEqual([
      expect.stringMatching(/^clients-service\//u),
    ]);
    const text = [...files].filter(([path]) => /^tickets-service\/.*\.(java|xml|yaml)$/u.test(path));
    expect(text.map(([, content]) => content).join('\n')).not.toMatch(/jakarta\.persistence|hibernate|flyway|DB_URL/iu);
  });
});
