import { z } from 'zod';

const tags = z.object({ models: z.array(z.object({ name: z.string().regex(/^[\w.:/-]{1,100}$/u) })) });

/** How long the start waits for it: it answers at once, or is not there. Milliseconds. */
const PATIENCE = 500;

/**
 * Looks whether Ollama answers on this machine, as nobody who runs it should have to find out that ideas could go to it.
 *
 * @param address where it listens; its own default unless told
 * @returns what to set to use the first model it has; nothing where it is not there or has none
 */
export async function offerOllama(address = 'http://127.0.0.1:11434'): Promise<string | undefined> {
  const model = await firstModel(address);
  if (model === undefined) return undefined;
  const settings = `BACKSMITH_MODEL_PROVIDER=compatible BACKSMITH_MODEL_URL=${address}/v1 BACKSMITH_MODEL=${model}`;
  return `Ollama answers on this machine. To let it read ideas, start with ${settings}`;
}

async function firstModel(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${address}/api/tags`, { signal: AbortSignal.timeout(PATIENCE), redirect: 'error' });
    return tags.safeParse(await response.json()).data?.models[0]?.name;
  } catch {
    return undefined; // Nobody is there, or it is something else.
  }
}
