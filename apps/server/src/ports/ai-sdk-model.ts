import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, LoadAPIKeyError, Output, streamText, type LanguageModel as SdkModel } from 'ai';
import type { LanguageModelConfig } from '../config.ts';
import type { LanguageModel, ModelFailure, ModelQuestion, ModelReply } from './language-model.ts';

/** The longest answer that is read; tokens the provider may write and characters that are kept of them. */
const MOST_TOKENS = 16_000;
const MOST_CHARACTERS = 200_000;

/** What providers say before they do anything, so that nothing is paid for. */
const BEFORE_ANSWERING: ReadonlySet<ModelFailure> = new Set(['key', 'busy', 'unreachable']);

/**
 * A model of any provider, through the AI SDK. Answers are read as they are written, so that one that is slow, endless or
 * no longer wanted is given up. Errors of the SDK hold what was asked, so they end here and become a word.
 */
export function aiSdkModel(config: LanguageModelConfig): LanguageModel {
  // It writes warnings about providers to the console; what concerns the operator is logged by whoever asks.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const model = modelOf(config);
  return {
    name: `${config.provider} ${config.model}`,
    ask: async (question) => {
      const timeout = AbortSignal.timeout(config.timeLimitMs);
      try {
        return await read(model, question, AbortSignal.any([question.signal, timeout]));
      } catch (error) {
        const failure = failureOf(error, question.signal, timeout);
        return { kind: 'failure', failure, tokens: BEFORE_ANSWERING.has(failure) ? 0 : undefined };
      }
    },
  };
}

function modelOf({ provider, model, apiKey, url }: LanguageModelConfig): SdkModel {
  const address = { ...(apiKey === undefined ? {} : { apiKey }), ...(url === undefined ? {} : { baseURL: url }) };
  switch (provider) {
    case 'openai':
      return createOpenAI(address)(model);
    case 'anthropic':
      return createAnthropic(address)(model);
    case 'google':
      return createGoogle(address)(model);
    case 'compatible':
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: url ?? '',
        ...address,
        supportsStructuredOutputs: true,
        includeUsage: true,
      })(model);
  }
}

/** @throws whatever the provider's side throws, also when the signal fires. */
async function read(model: SdkModel, question: ModelQuestion, signal: AbortSignal): Promise<ModelReply> {
  const enough = new AbortController();
  const { stream } = streamText({
    model,
    instructions: question.instructions,
    prompt: question.material,
    output: Output.object({ schema: question.form, name: 'answer' }),
    maxOutputTokens: MOST_TOKENS,
    // Another way to a schema exists, so nobody waits for a second attempt.
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, enough.signal]),
    onError: () => undefined,
  });
  let text = '';
  for await (const part of stream) {
    if (part.type === 'text-delta') text += part.text;
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') signal.throwIfAborted();
    if (part.type === 'finish') return replyOf(text, part.finishReason, part.totalUsage.totalTokens);
    if (text.length > MOST_CHARACTERS) {
      enough.abort();
      return { kind: 'failure', failure: 'unreadable', tokens: undefined };
    }
  }
  signal.throwIfAborted();
  return { kind: 'failure', failure: 'unreadable', tokens: undefined };
}

function replyOf(text: string, finishReason: string, tokens: number | undefined): ModelReply {
  if (finishReason === 'content-filter') return { kind: 'failure', failure: 'refused', tokens };
  const value = parsed(text);
  return value === undefined ? { kind: 'failure', failure: 'unreadable', tokens } : { kind: 'answer', value, tokens };
}

/** The JSON object of an answer, also where a model put words or a code fence around it. */
function parsed(text: string): unknown {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    return JSON.parse(json);
  } catch {
    // Truncated, or no JSON at all: the caller is told that it cannot be read.
    return undefined;
  }
}

function failureOf(error: unknown, left: AbortSignal, timeout: AbortSignal): ModelFailure {
  if (left.aborted) return 'gone';
  if (timeout.aborted) return 'too slow';
  if (LoadAPIKeyError.isInstance(error)) return 'key';
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (status === 401 || status === 403) return 'key';
  if (status === 429 || status === 529) return 'busy';
  return 'unreachable';
}
