import type { Database, ServicePlan } from '@backsmith/options';
import { readSchema } from '@backsmith/schema';
import { describe, expect, it } from 'vitest';
import type { ProjectVersion } from '../model/history.ts';
import { continueCut } from './continue-cut.ts';
import { cutServices } from './cut-services.ts';

const SQL = `
  CREATE TABLE client (id int PRIMARY KEY);
  CREATE TABLE contact (id int PRIMARY KEY, client_id int NOT NULL REFERENCES client ON DELETE CASCADE);
  CREATE TABLE machine (id int PRIMARY KEY);
  CREATE TABLE repair (machine_id int REFERENCES machine, day date, PRIMARY KEY (machine_id, day));`;

const { schema } = readSchema(SQL, { dialect: 'postgresql' }).value;

const continued = (version: ProjectVersion) =>
  continueCut(schema, { versions: [version], renames: {}, migrations: [], taken: [] });

describe('a later version of a project', () => {
  it('keeps the cut it was recorded with, though a fresh one would be another', () => {
    // Contacts away from their clients, and repairs from their machines: no cut of today parts them.
    const services = {
      services: [
        { name: 'sales', tables: ['client', 'repair'] },
        { name: 'works', tables: ['contact', 'machine'] },
      ],
    };
    const { value, diagnostics } = continued({ schema, services });
    expect(diagnostics).toEqual([]);
    expect(value?.services.map(({ name, tables }) => [name, tables])).toEqual([
      ['sales', ['.client', '.repair']],
      ['works', ['.contact', '.machine']],
    ]);
    expect([...(value?.places.values() ?? [])]).toEqual(
      Array.from({ length: 4 }, () => 'its rows are in the database of this service'),
    );
    expect(cutServices(schema).services).toHaveLength(1);
  });

  it('leaves every service its database, and refuses another one', () => {
    const before: ServicePlan = {
      services: [
        { name: 'sales', tables: ['client', 'contact'], database: 'mongodb' },
        { name: 'works', tables: ['machine', 'repair'] },
      ],
    };
    const history = { versions: [{ schema, services: before }], renames: {}, migrations: [], taken: [] };
    const databases = (plan?: ServicePlan) =>
      continueCut(schema, history, plan, 'postgresql').value?.services.map(({ name, database }) => [name, database]);
    const kept = [
      ['sales', 'mongodb'],
      ['works', undefined],
    ];
    expect(databases()).toEqual(kept);
    expect(databases({ services: [{ name: 'sales', tables: ['client', 'contact'] }] })).toEqual(kept);
    const wanted = (name: string, tables: readonly string[], database: Database) =>
      continueCut(schema, history, { services: [{ name, tables, database }] }, 'postgresql').diagnostics.map(
        ({ code, message }) => `${code}: ${message}`,
      );
    expect(wanted('works', ['machine', 'repair'], 'postgresql')).toEqual([]);
    expect(wanted('works', ['machine', 'repair'], 'mongodb')).toEqual([
      expect.stringMatching(/^update-other-database: The plan wants MongoDB for works/u),
    ]);
    expect(wanted('sales', ['client', 'contact'], 'postgresql')).toEqual([
      expect.stringMatching(/^update-other-database: The plan wants PostgreSQL for sales/u),
    ]);
  });

  it('is refused where the record lacks the cut: none is made up', () => {
    const { value, diagnostics } = continued({ schema });
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ severity, code }) => [severity, code])).toEqual([['error', 'update-without-plan']]);
    expect(diagnostics[0]?.hint).toContain('.backsmith/project.json');
  });
});
