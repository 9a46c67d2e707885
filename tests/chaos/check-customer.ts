import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Payment, Project } from '@backsmith/contract';
import { expect } from 'vitest';
import { REPOSITORY, runOk } from '../kit/index.ts';
import { clientOf, paymentsOf, projectsOf, refresh } from './client.ts';
import type { Fleet } from './fleet.ts';

/** A job that was begun five times has waited half a minute in between; none may be open longer. Milliseconds. */
const LONGEST_END = 120_000;

/** The project of the customers, as the command line writes it. */
export async function zipOfCommandLine(folder: string, schema: string): Promise<Buffer> {
  const zip = path.join(folder, 'expected.zip');
  const names = ['--name', 'shop', '--package', 'com.acme.shop', '--features', 'swagger,exceptionHandler'];
  const program = path.join(REPOSITORY, 'apps/cli/bin/backsmith.js');
  await runOk(process.execPath, [program, 'generate', schema, ...names, '--zip', zip], { cwd: folder });
  return readFileSync(zip);
}

/** The same of a schema that is no file. */
export function zipOfText(folder: string, schema: string): Promise<Buffer> {
  const file = path.join(folder, 'schema.sql');
  writeFileSync(file, schema);
  return zipOfCommandLine(folder, file);
}

/** Lets everything that is under way come to its end. */
async function projectsInTheEnd(servers: Fleet, token: string): Promise<readonly Project[]> {
  const end = performance.now() + LONGEST_END;
  for (;;) {
    const projects = await servers.ask((address) => projectsOf(address, token));
    if (projects.every(({ status }) => status !== 'generating') || performance.now() > end) return projects;
    await pause(500);
  }
}

/** All payments; what the card provider had no chance to tell is asked for first, as a browser that comes back would. */
async function paymentsInTheEnd(servers: Fleet, token: string): Promise<readonly Payment[]> {
  for (const { id, status } of await servers.ask((address) => paymentsOf(address, token))) {
    if (status !== 'succeeded') await servers.ask((address) => refresh(address, token, id));
  }
  return servers.ask((address) => paymentsOf(address, token));
}

/**
 * Waits for the end of all that an account began, and looks at every project, payment and archive of it.
 *
 * @param expected the archive of each. @returns the projects.
 */
export async function checkCustomer(servers: Fleet, token: string, expected: Buffer): Promise<readonly Project[]> {
  const projects = await projectsInTheEnd(servers, token);
  expect(projects.filter(({ status }) => status !== 'completed' && status !== 'failed')).toEqual([]);
  const finished = projects.filter(({ status }) => status === 'completed');
  const paid = (await paymentsInTheEnd(servers, token)).filter(({ status }) => status === 'succeeded');
  const used = paid.filter(({ use }) => use === 'used');
  // None is lost or held for ever; each was used for one project, and each finished project used one.
  expect(paid.filter(({ use }) => use !== 'used' && use !== 'unused')).toEqual([]);
  expect(used.map(({ projectId }) => projectId).toSorted()).toEqual(finished.map(({ id }) => id).toSorted());
  for (const { id } of finished) {
    const archive = await servers.ask((address) => clientOf(address, token).download(id));
    expect(archive.equals(expected), `the archive of project ${id}`).toBe(true);
  }
  return projects;
}
