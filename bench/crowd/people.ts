import { setTimeout as pause } from 'node:timers/promises';
import { PATHS, type GenerationEvent, type SessionAnswer } from '@backsmith/contract';

/** Makes an account. @returns its token */
export async function signUp(address: string, name: string): Promise<string> {
  const person = { firstName: name, lastName: 'Bench', email: `${name}@bench.example`, password: 'Forge-4-ever!' };
  const answer = await fetch(address + PATHS.register, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  return ((await answer.json()) as SessionAnswer).data.token;
}

/** What differs between the projects that are asked for. */
export type Wanted = { readonly name: string; readonly sqlSchema: string; readonly security: boolean };

/** Generates a backend and follows its stream to the last line. @returns its project @throws when it did not complete */
export async function generateProject(
  address: string,
  token: string,
  { name, sqlSchema, security }: Wanted,
): Promise<string> {
  const answer = await fetch(address + PATHS.generateMicroservice, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      projectName: name,
      packageName: `com.acme.${name}`,
      architectureType: 'monolithic',
      features: { swagger: true, exceptionHandler: true, security },
      sqlSchema,
    }),
  });
  const lines = (await answer.text()).trimEnd().split('\n\n');
  const last = JSON.parse((lines.at(-1) ?? '').replace(/^data: /, '')) as GenerationEvent;
  if (last.completed !== true) throw new Error(`status ${answer.status}: ${JSON.stringify(last.error ?? last)}`);
  return last.projectId ?? '';
}

/** Generates a backend. @returns milliseconds to the last line of its stream @throws when it did not complete */
export async function generate(address: string, token: string, sqlSchema: string): Promise<number> {
  const began = performance.now();
  await generateProject(address, token, { name: 'bench', sqlSchema, security: false });
  return performance.now() - began;
}

/** Milliseconds between two calls of somebody who looks around. */
const REST = 50;

/** Calls the paths in turn until told to stop. @returns the time of each call @throws on an answer that is no success */
export async function lookAround(
  address: string,
  token: string,
  paths: readonly string[],
  isOver: () => boolean,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let turn = 0; !isOver(); turn += 1) {
    const path = paths[turn % paths.length] ?? '/';
    const began = performance.now();
    const answer = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
    times.push(performance.now() - began);
    await pause(REST);
  }
  return times;
}
