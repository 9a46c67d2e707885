import { describe, expect, it } from 'vitest';
import { renderSystem } from './render-system.ts';
import { inventedWords, markSystem } from './testing/marked-system.ts';
import { designSql } from './testing/render-sql.ts';

const SQL = `
  CREATE TYPE mood AS ENUM ('calm', 'very wild');
  CREATE TABLE keeper (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, full_name varchar(80) NOT NULL UNIQUE,
    portrait bytea, hired_on date DEFAULT CURRENT_DATE, version int NOT NULL, deleted_at timestamp, grade char(3));
  CREATE TABLE animal (id uuid PRIMARY KEY, keeper_id bigint REFERENCES keeper, mood mood NOT NULL DEFAULT 'calm',
    owner_id uuid, weight numeric(6, 2) CHECK (weight > 0), chip varchar(12) CHECK (chip ~ '^[A-Z]+$'), feeding_time time, notes text);
  CREATE TABLE meal (animal_id uuid REFERENCES animal, no int, food text NOT NULL, PRIMARY KEY (animal_id, no));
  CREATE TABLE friendship (animal_id uuid REFERENCES animal, friend_id uuid REFERENCES animal,
    PRIMARY KEY (animal_id, friend_id));
  CREATE TABLE minds (keeper_id bigint REFERENCES keeper, animal_id uuid REFERENCES animal,
    PRIMARY KEY (keeper_id, animal_id));
  CREATE TABLE visit (entered_at timestamp NOT NULL DEFAULT now(), tickets int);
  CREATE VIEW hungry AS SELECT food FROM meal;`;

describe.each([true, false])('rendering with all features on: %s', (on) => {
  const features = { swagger: on, exceptionHandler: on, security: on };
  const choices = on ? { rules: ['owner'] as const } : {};
  const system = markSystem(designSql(SQL, { features, choices }));
  const files = renderSystem(system);

  it('writes no word of a model that is not in it, letter by letter', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(
      inventedWords(
        files.map(({ path, content }) => `${path}\n${content.toString()}`),
        system,
      ),
    ).toEqual([]);
  });

  it('writes no word of several services that is not in them either', () => {
    const services = [
      { name: 'keepers', tables: ['keeper', 'minds', 'visit'] },
      { name: 'animals', tables: ['animal', 'meal', 'friendship'] },
    ];
    const several = markSystem(designSql(SQL, { features, architecture: 'microservice', services: { services } }));
    const texts = renderSystem(several).map(({ path, content }) => `${path}\n${content.toString()}`);
    expect(texts.join('\n')).toContain('StandIn');
    expect(inventedWords(texts, several)).toEqual([]);
  });

  it('writes no word of events that is not in them either', () => {
    const sql = `
      CREATE TABLE keeper (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name varchar(80), deleted_at timestamp);
      CREATE TABLE cage (row_no int, place int, PRIMARY KEY (row_no, place));
      CREATE TABLE animal (id uuid PRIMARY KEY, row_no int, place int, deleted_at timestamp,
        FOREIGN KEY (row_no, place) REFERENCES cage ON DELETE SET NULL);`;
    const services = [
      { name: 'keepers', tables: ['keeper', 'cage'] },
      { name: 'animals', tables: ['animal'] },
    ];
    const chosen = { features, events: 'rabbitmq', architecture: 'microservice', services: { services } } as const;
    const several = markSystem(designSql(sql, chosen));
    const texts = renderSystem(several).map(({ path, content }) => `${path}\n${content.toString()}`);
    expect(texts.join('\n')).toContain('@RabbitListener');
    expect(inventedWords(texts, several)).toEqual([]);
  });

  it('would be found out', () => {
    const [resource] = system.services.flatMap(({ resources }) => resources);
    const made = [`list${resource?.name ?? ''}`, resource?.title.toUpperCase() ?? ''];
    expect(inventedWords(made, system).length).toBeGreaterThan(1);
  });
});
