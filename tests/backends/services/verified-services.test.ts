import { join } from 'node:path';
import { detect, suggestDatabase, type Generation } from '@backsmith/engine';
import { expect, test } from 'vitest';
import { knownSchemas, type KnownSchema } from '../../corpus/known-schemas.ts';
import { runWrapper, scratchFolder, tool, writeFiles } from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { generateProject } from '../proof/project.ts';

const JDKS = ['jdk-17', 'jdk-25'] as const;

/** Schemas that fall into some services and build in minutes: three examples, and ten that people have. */
const CUT = new Set([
  ...['example-shop', 'example-clinic', 'example-library'],
  ...['postgres_pagila', 'postgres_northwind', 'postgres_quartz', 'postgres_roundcube', 'postgres_i2b2_pm'],
  ...['mysql_sakila', 'mysql_chinook', 'mysql_nacos', 'mysql_pma_wordpress', 'mysql_ranger_xa_db'],
]);

/** What the large databases are given to: guarded services that tell each other what happens. */
const LARGE = ['oracle', 'sqlserver'] as const;

type Build = ProjectClaim & { readonly jdk: (typeof JDKS)[number] };

function servicesOf({ name, source }: KnownSchema): Generation {
  return generateProject(name, source(), {
    architecture: 'microservice',
    database: suggestDatabase(detect(source()).dialect),
  });
}

function guardedServicesOf({ name, source }: KnownSchema, database: (typeof LARGE)[number]): Generation {
  const features = { swagger: true, exceptionHandler: true, security: true };
  return generateProject(name, source(), { architecture: 'microservice', database, features, events: 'rabbitmq' });
}

function onLargeDatabases(): readonly Build[] {
  const [shop] = knownSchemas().filter(({ name }) => name === 'example-shop');
  if (shop === undefined) throw new Error('the shop is gone');
  return LARGE.map((database) => ({
    name: `${shop.name} for ${database} on jdk-17`,
    jdk: 'jdk-17',
    generate: () => [guardedServicesOf(shop, database)] as const,
  }));
}

const SUITE = {
  name: './mvnw verify of services at their root',
  tools: ['jdk-17', 'jdk-25', 'maven'],
  claims: () => [
    ...knownSchemas()
      .filter(({ name }) => CUT.has(name))
      .flatMap((schema) =>
        JDKS.map((jdk) => ({ name: `${schema.name} on ${jdk}`, jdk, generate: () => [servicesOf(schema)] as const })),
      ),
    ...onLargeDatabases(),
  ],
  dependsOn: 'build',
  limits: { changed: 1, again: 1 / 13 },
  parts: ['JDK 17', 'JDK 25', 'PostgreSQL'],
  harness: ['tests/backends/services/verified-services.test.ts'],
} as const;

describeProofs<Build>(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('verified-services');

  test.each(taken.map((one) => [one.name, one] as const))('%s', async (name, one) => {
    const folder = join(scratch, name.replaceAll(/\W+/g, '-'));
    const [{ files }] = one.generate();
    writeFiles(folder, files);
    const modules = files.filter(({ path }) => /^[^/]+\/pom\.xml$/.test(path)).length;
    const env = { MAVEN_OPTS: '-Xmx512m', DB_URL: 'jdbc:postgresql://127.0.0.1:1/none' };
    const ended = await runWrapper(folder, tool(one.jdk), ['clean', 'verify'], env);
    console.log(`${name}: ${modules} modules verified in ${ended.seconds.toFixed(0)} s`);
    expect(ended.code).toBe(0);
    expect(modules).toBeGreaterThan(1);
    proven(one);
  });
});
