import type { Generation } from '@backsmith/engine';
import type { RecordRule } from '@backsmith/options';
import { ALL_FEATURES } from '../../engine/all-features.ts';
import { generateProject } from '../proof/project.ts';
import { MUTANTS, TENANT_MUTANTS, type Mutant } from './mutants.ts';

/** A table of each group: catalogue, personal, staff, and two whose records are somebody's own. */
const SCHEMA = Buffer.from(`
  CREATE TABLE shelf (id int AUTO_INCREMENT PRIMARY KEY, name varchar(40) NOT NULL);
  CREATE TABLE reader (id int AUTO_INCREMENT PRIMARY KEY, email varchar(80) NOT NULL, shelf_id int,
    FOREIGN KEY (shelf_id) REFERENCES shelf (id));
  CREATE TABLE keeper (id int AUTO_INCREMENT PRIMARY KEY, salary int NOT NULL);
  CREATE TABLE diary (id int AUTO_INCREMENT PRIMARY KEY, owner_id char(36) NOT NULL, title varchar(40) NOT NULL);
  CREATE TABLE page (id int AUTO_INCREMENT PRIMARY KEY, diary_id int NOT NULL, body text NOT NULL,
    FOREIGN KEY (diary_id) REFERENCES diary (id));`);

const ORGS = Buffer.from(`
  CREATE TABLE org (id int AUTO_INCREMENT PRIMARY KEY, name varchar(40) NOT NULL);
  CREATE TABLE room (id int AUTO_INCREMENT PRIMARY KEY, org_id int NOT NULL, name varchar(40) NOT NULL);
  CREATE TABLE chair (id int AUTO_INCREMENT PRIMARY KEY, org_id int NOT NULL, room_id int,
    FOREIGN KEY (org_id) REFERENCES org (id), FOREIGN KEY (room_id) REFERENCES room (id));`);

/** A backend whose rules are taken out one by one. */
export type RuledBackend = {
  readonly name: string;
  readonly schema: Buffer;
  readonly rule: RecordRule;
  readonly mutants: readonly Mutant[];
};

/** Generates it. @param number another one for each project of a run */
export function guardedBy({ schema, rule }: RuledBackend, name: string, number: number): Generation {
  const choices = { rules: [rule] };
  const projectName = `guarded${rule}${number}`;
  return generateProject(name, schema, { database: 'mysql', projectName, features: ALL_FEATURES, choices });
}

/** The backends whose own tests must notice that a rule is gone. */
export const RULED_BACKENDS: readonly RuledBackend[] = [
  { name: 'rule', schema: SCHEMA, rule: 'owner', mutants: MUTANTS },
  { name: 'rule of tenants', schema: ORGS, rule: 'tenant', mutants: TENANT_MUTANTS },
];
