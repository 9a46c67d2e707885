// Runs inside a worker thread: the engine, and nothing that could reach the network or the database.
import { threadId } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { Generated, GenerateTask, ReadTask, SourceText } from './engine-task.ts';
import { generateArchive, readText } from './engine-adapter.ts';

export function generate(task: GenerateTask): Generated {
  task.port.postMessage({ threadId });
  const result = generateArchive(task.source, task.options, (news) => task.port.postMessage(news));
  return result.archive ? handedOver(result, result.archive) : result;
}

export function read(task: ReadTask): SourceText {
  task.port.postMessage({ threadId });
  return { text: readText(task.source) };
}

/** The result with its archive handed over instead of copied; only a buffer that holds nothing else can be. */
function handedOver(result: Generated, archive: Uint8Array): Generated {
  const own = archive.byteLength === archive.buffer.byteLength ? archive : archive.slice();
  const moved = { [transferableSymbol]: own.buffer, [valueSymbol]: { ...result, archive: own } };
  // What arrives on the other side is the value, so that is what the signature says.
  return move(moved) as unknown as Generated;
}
