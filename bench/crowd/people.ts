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

/** Generates a backend and follows its stream. @returns milliseconds to the last line @throws when it did not complete */
export async function generate(address: string, token: string, sqlSchema: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(address + PATHS.generateMicroservice, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      projectName: 'bench',
      packageName: 'com.acme.bench',
      architectureType: 'monolithic',
      features: { swagger: true, exceptionHandler: true, security: false },
      sqlSchema,
    }),
  });
  const lines = (await answer.text()).trimEnd().split('\n\n');
  const last = JSON.parse((lines.at(-1) ?? '').replace(/^data: /, '')) as GenerationEvent;
  if (last.completed !== true) throw new Error(`status ${answer.status}: ${JSON.stringify(last.error ?? last)}`);
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
