import { readSchema } from '@backsmith/schema';
import { describe, expect, it } from 'vitest';
import type { Database } from '@backsmith/options';
import { OPTIONS } from '../testing/design-sql.ts';
import { designSystem } from './design-system.ts';

const SQL =
  'CREATE TABLE client (id int PRIMARY KEY); CREATE TABLE sale (id int PRIMARY KEY, client_id int REFERENCES client);';

/** What watches two services that tell each other what happened. */
function watching(database: Database, security = false) {
  const { schema } = readSchema(SQL, { dialect: 'postgresql' }).value;
  const services = {
    services: [
      { name: 'clients', tables: ['client'] },
      { name: 'sales', tables: ['sale'] },
    ],
  };
  const chosen = { architecture: 'microservice', devDatabase: 'h2', events: 'rabbitmq', database, services } as const;
  const features = { ...OPTIONS.features, security };
  return designSystem(schema, { ...OPTIONS, ...chosen, features }).value.observation;
}

describe('what watches services', () => {
  it('asks the gateway at its own port, and services with a token where they take one', () => {
    const asked = (security: boolean) =>
      watching('postgresql', security).parts.map(({ host, port, isGuarded }) => `${host}:${port} ${String(isGuarded)}`);
    const open = ['gateway:9080 false', 'clients-service:8081 false', 'sales-service:8082 false'];
    expect(asked(false)).toEqual(open);
    expect(asked(true)).toEqual([
      ...['gateway:9080 false', 'clients-service:8081 true', 'sales-service:8082 true', 'auth-service:8083 true'],
    ]);
  });

  it('signs in where people do, and renews a token before the two minutes of one are over', () => {
    expect(watching('postgresql').signIn).toBeUndefined();
    expect(watching('postgresql', true).signIn).toMatchObject({ url: 'http://auth-service:8083', seconds: 60 });
  });

  it('asks outboxes of databases that the collector has a driver for, and how long events wait where moments have a zone', () => {
    const [postgresql] = watching('postgresql').outboxes;
    expect(postgresql).toMatchObject({ service: 'clients-service', driver: 'postgres', tellsAge: true });
    const [mariadb] = watching('mariadb').outboxes;
    expect(mariadb).toMatchObject({
      driver: 'mysql',
      source: 'clients:${env:DB_PASSWORD}@tcp(clients-database:3306)/clients',
      query: 'SELECT count(*) AS waiting FROM outbox',
      tellsAge: false,
    });
    expect(watching('oracle').outboxes).toEqual([]);
  });
});
