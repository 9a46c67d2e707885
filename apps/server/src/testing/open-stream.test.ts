import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { PATHS } from '@backsmith/contract';
import { pause } from '../pause.ts';
import { generateBody, signUp } from './caller.ts';
import { openStream } from './open-stream.ts';
import { testApp } from './test-app.ts';

test('a stream that nobody reads yet stays open when garbage is collected', async () => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  const subject = await testApp({ heartbeatMs: 300 });
  await subject.app.listen({ host: '127.0.0.1', port: 0 });
  const caller = await signUp(subject.app);
  const first = await openStream(subject.app, caller, 'POST', PATHS.generateMicroservice, generateBody('fine'));
  const { projectId = '' } = (await first.next()) ?? {};
  const path = PATHS.projectEvents(projectId);
  const opened = await Promise.all(Array.from({ length: 10 }, () => openStream(subject.app, caller, 'GET', path)));
  for (let time = 0; time < 5; time += 1) {
    if (typeof collect === 'function') Reflect.apply(collect, undefined, []);
    await pause(50);
  }
  for (const stream of opened) expect((await stream.next())?.projectId).toBe(projectId);
  [first, ...opened].forEach((stream) => stream.leave());
  await subject.close();
});
