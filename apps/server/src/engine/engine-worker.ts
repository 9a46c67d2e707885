// Runs inside a worker thread: the engine, and nothing that could reach the network or the database.
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { carryOut } from './carry-out.ts';
import type {
  Edited,
  EditTask,
  Generated,
  GenerateTask,
  MadeUpdate,
  Previewed,
  PreviewTask,
  ReadTask,
  SourceText,
  UpdateTask,
} from './engine-task.ts';
import { previewFiles } from './preview-files.ts';
import { changeText, generateArchive, readText } from './engine-adapter.ts';
import { makeUpdate } from './make-update.ts';

export function generate(task: GenerateTask): Generated {
  return carryOut(task, () => {
    const result = generateArchive(task, (news) => task.port.postMessage(news));
    return result.archive ? handedOver(result, result.archive) : result;
  });
}

export function update(task: UpdateTask): MadeUpdate {
  return carryOut(task, () => {
    const result = makeUpdate(task);
    return result.archive ? handedOver(result, result.archive) : result;
  });
}

export function read(task: ReadTask): SourceText {
  return carryOut(task, () => ({ text: readText(task.source) }));
}

export function preview(task: PreviewTask): Previewed {
  return carryOut(task, () => previewFiles(task.source, task.options, task.seen));
}

export function edit(task: EditTask): Edited {
  return carryOut(task, () => changeText(task));
}

/** The result with its archive handed over instead of copied; only a buffer that holds nothing else can be. */
function handedOver<Result extends object>(result: Result, archive: Uint8Array): Result {
  const own = archive.byteLength === archive.buffer.byteLength ? archive : archive.slice();
  const moved = { [transferableSymbol]: own.buffer, [valueSymbol]: { ...result, archive: own } };
  const sent: unknown = move(moved);
  // What arrives on the other side is the value, so that is what the signature says.
  return sent as Result;
}
