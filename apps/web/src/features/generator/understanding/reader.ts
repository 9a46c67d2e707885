import type { Answer, Question } from './questions.ts';

/** Long for the largest file there may be; whatever takes longer is stopped, and the server reads it. Milliseconds. */
const PATIENCE = 30_000;

type Waiting = { readonly settle: (answer: unknown) => void; readonly fail: (error: Error) => void };

type Reply = { readonly id: number } & ({ readonly answer: unknown } | { readonly problem: string });

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();

/** Starts the reader beside the page, so that the first question finds it ready. */
export function wakeReader(): void {
  worker ??= start();
}

/** Asks the reader beside the page. @throws Error when it broke or took too long; the next question starts another one */
export function ask<Q extends Question>(question: Q): Promise<Answer[Q['ask']]> {
  const thread = (worker ??= start());
  const id = (count += 1);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => stop(new Error('Reading took too long.')), PATIENCE);
    const done = () => {
      clearTimeout(timer);
      waiting.delete(id);
    };
    waiting.set(id, {
      settle: (answer) => {
        done();
        resolve(answer as Answer[Q['ask']]);
      },
      fail: (error) => {
        done();
        reject(error);
      },
    });
    thread.postMessage({ id, question });
  });
}

function start(): Worker {
  const thread = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  thread.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asker = waiting.get(data.id);
    if ('problem' in data) asker?.fail(new Error(data.problem));
    else asker?.settle(data.answer);
  });
  thread.addEventListener('error', (event) => stop(new Error(event.message)));
  return thread;
}

/** Ends the thread with everything it was asked. */
function stop(error: Error): void {
  worker?.terminate();
  worker = undefined;
  for (const { fail } of waiting.values()) fail(error);
}
