import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ADMINISTRATOR,
  WITHOUT_LIMITS,
  describedTables,
  giveRole,
  guardSettings,
  ownTablesOf,
  proveApi,
  proveRoles,
  readersOf,
  register,
  signIn,
} from '@backsmith/prover';
import { knownSchemas } from '../../corpus/known-schemas.ts';
import { bootBackend, REPOSITORY, scratchFolder, tool, type Backend } from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { sendHttpFile } from '../api-client/send-http-file.ts';
import { compileBackends, type Project } from '../proof/project.ts';
import { guarded } from '../security/guarded-projects.ts';
import { onStandIn } from './stand-in.ts';

/** Real schemas of three dialects. */
const REAL: ReadonlySet<string> = new Set(['postgres_pagila', 'mssql_northwind', 'sqlite_chinook']);

const CLAIMS = [
  ...['library', 'shop', 'clinic'].map((name) => ({
    name,
    bytes: () => readFileSync(join(REPOSITORY, `examples/${name}.sql`)),
  })),
  ...knownSchemas()
    .filter(({ name }) => REAL.has(name))
    .map(({ name, source }) => ({ name, bytes: source })),
].map((source) => guarded(source, { database: 'mongodb' }));

const SUITE = {
  name: 'guarded documents',
  tools: ['jdk-25', 'maven', 'ecj'],
  claims: () => CLAIMS,
  dependsOn: 'application',
  limits: { changed: 2, again: 1 / 4 },
  parts: ['JDK 25'],
  harness: ['packages/prover/src/client', 'tests/backends/api-client', 'tests/backends/mongo'],
} as const;

describeProofs<ProjectClaim>(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('guarded-documents');
  let projects: readonly Project[] = [];
  let running: Backend | undefined;

  beforeAll(async () => {
    projects = await compileBackends(scratch, new Map(taken.map((claim) => [claim.name, claim.generate()[0]])));
  });
  afterAll(async () => {
    await running?.stop();
  });

  test.each(taken.map((claim) => [claim.name, claim] as const))(
    '%s: everything as an administrator, what their role allows as others, nothing as nobody',
    async (name, claim) => {
      const project = projects.find((one) => one.name === name);
      if (project === undefined) throw new Error(`${name} was not compiled`);
      const { generation, program } = project;
      const mails = join(scratch, `mails-${name.replaceAll(/\W+/g, '_')}`);
      const env = onStandIn({ ...guardSettings(mails), ...WITHOUT_LIMITS });
      const backend = await bootBackend({ jdk: tool('jdk-25'), ...program, env });
      running = backend;
      const { url } = backend;
      const administrator = (await signIn(url, ADMINISTRATOR)).accessToken;
      const file = generation.files.find(({ path }) => path.endsWith('requests.http'));
      const { sent, failures } = await sendHttpFile(file?.content.toString() ?? '', url);
      expect(failures).toEqual([]);
      expect(sent).toBeGreaterThan(10);
      const catalog = { tables: () => Promise.resolve(describedTables(generation.schema)) };
      const access = { token: administrator, ownTables: ownTablesOf(generation) };
      const proof = await proveApi(url, catalog, access);
      console.log(`${name}: ${proof.tables} tables, ${proof.calls} calls, ${sent} requests`);
      expect(proof.failures).toEqual([]);
      expect(proof.stuck).toEqual([]);
      const user = (await signIn(url, await register(url, mails, 'reader@people.example'))).accessToken;
      const writer = await register(url, mails, 'writer@people.example');
      await giveRole(url, administrator, writer.email, 'EDITOR');
      const editor = (await signIn(url, writer)).accessToken;
      const roles = await proveRoles(url, { user, editor, administrator }, undefined, readersOf(generation));
      console.log(`${name}: ${roles.calls} calls by roles`);
      expect(roles.failures).toEqual([]);
      await backend.stop();
      running = undefined;
      proven(claim);
    },
  );
});
