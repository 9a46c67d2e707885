import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { freePort, run } from '../kit/index.ts';
import { generateWith, textsOf } from './projects.ts';

type Compose = {
  readonly services: { readonly application: { readonly healthcheck: { readonly test: readonly string[] } } };
};

const COMPOSE = textsOf(generateWith('CREATE TABLE a (id int PRIMARY KEY);')).get('compose.yaml') ?? '';

/** What compose asks an application at this port, and whether it takes it for healthy. */
async function isHealthyAt(port: number): Promise<boolean> {
  const { services } = parse(COMPOSE) as Compose;
  const [how, program = '', ...more] = services.application.healthcheck.test;
  expect(how).toBe('CMD');
  const { code } = await run(
    program,
    more.map((word) => word.replace('/127.0.0.1/8080', `/127.0.0.1/${port}`)),
  );
  return code === 0;
}

test('compose knows an application that is ready from one that is not, or not there', async () => {
  let status = 200;
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, answer) => {
    asked.push(url);
    answer.writeHead(status, { 'Content-Type': 'application/json' }).end(`{"status":"${status} 200"}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    expect(await isHealthyAt(port)).toBe(true);
    status = 503;
    expect(await isHealthyAt(port)).toBe(false);
    expect(asked).toEqual(['/actuator/health/readiness', '/actuator/health/readiness']);
  } finally {
    server.close();
  }
  expect(await isHealthyAt(await freePort())).toBe(false);
});
