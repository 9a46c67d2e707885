import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, LoadAPIKeyError, Output, streamText, type LanguageModel as SdkModel } from 'ai';
import { z } from 'zod';
import type { LanguageModelConfig } from '../config.ts';
import type { LanguageModel, ModelFailure, ModelQuestion, ModelReply } from './language-model.ts';

/** The longest answer that is read; tokens the provider may write and characters that are kept of them. */
const MOST_TOKENS = 16_000;
const MOST_CHARACTERS = 200_000;

/** What providers say before they do anything, so that nothing is paid for. */
const BEFORE_ANSWERING: ReadonlySet<ModelFailure> = new Set(['key', 'busy', 'rejected', 'unreachable']);

/**
 * A model of any provider, through the AI SDK. Answers are read as they are written, so that one that is slow, endless or
 * no longer wanted is given up. Errors of the SDK hold what was asked, so they end here and become a word.
 */
export function aiSdkModel(config: LanguageModelConfig): LanguageModel {
  // It writes warnings about providers to the console; what concerns the operator is logged by whoever asks.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const ways = waysOf(config);
  const ask = async (question: ModelQuestion, way: Way): Promise<ModelReply> => {
    const timeout = AbortSignal.timeout(config.timeLimitMs);
    try {
      return await read(way, question, AbortSignal.any([question.signal, timeout]));
    } catch (error) {
      const failure = failureOf(error, question.signal, timeout);
      const said = failure === 'rejected' ? { said: saidBy(error) } : {};
      return { kind: 'failure', failure, ...said, tokens: BEFORE_ANSWERING.has(failure) ? 0 : undefined };
    }
  };
  // A server that has rejected one way of asking for a form is not asked in it again.
  let known = 0;
  return {
    name: `${config.provider} ${config.model}`,
    ask: async (question) => {
      const tried = question.form === undefined ? ways.slice(-1) : ways.slice(known);
      let reply: ModelReply | undefined;
      for (const way of tried) {
        reply = await ask(question, way);
        if (reply.kind !== 'failure' || reply.failure !== 'rejected') {
          if (question.form !== undefined) known = ways.indexOf(way);
          break;
        }
      }
      return reply ?? { kind: 'failure', failure: 'unreachable', tokens: 0 };
    },
  };
}

/** How an answer of a form is asked for. */
type Way = { readonly model: SdkModel; readonly form: 'schema' | 'object' | 'words' };

/** The ways to ask for a form, the strictest first: servers of one's own know the later ones alone. */
function waysOf(config: LanguageModelConfig): readonly Way[] {
  const strict: Way = { model: modelOf(config, true), form: 'schema' };
  const words: Way = { ...strict, form: 'words' };
  if (config.provider !== 'compatible') return [strict, words];
  return [strict, { model: modelOf(config, false), form: 'object' }, words];
}

function modelOf({ provider, model, apiKey, url }: LanguageModelConfig, supportsStructuredOutputs: boolean): SdkModel {
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
        supportsStructuredOutputs,
        includeUsage: true,
      })(model);
  }
}

/** @throws whatever the provider's side throws, also when the signal fires. */
async function read(
  { model, form }: Way,
  { instructions, material, form: schema }: ModelQuestion,
  signal: AbortSignal,
): Promise<ModelReply> {
  const enough = new AbortController();
  const { stream } = streamText({
    model,
    instructions: schema === undefined || form === 'schema' ? instructions : withForm(instructions, schema),
    prompt: material,
    ...(schema === undefined || form === 'words' ? {} : { output: Output.object({ schema, name: 'answer' }) }),
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
    if (part.type === 'finish') return replyOf(text, schema, part.finishReason, part.totalUsage.totalTokens);
    if (text.length > MOST_CHARACTERS) {
      enough.abort();
      return { kind: 'failure', failure: 'unreadable', tokens: undefined };
    }
  }
  signal.throwIfAborted();
  return { kind: 'failure', failure: 'unreadable', tokens: undefined };
}

/** For a server that is not told the form otherwise. */
function withForm(instructions: string, schema: z.ZodType): string {
  return `${instructions}\n\nAnswer with one JSON object of this form, and nothing else:\n${JSON.stringify(z.toJSONSchema(schema))}`;
}

function replyOf(
  text: string,
  schema: z.ZodType | undefined,
  finishReason: string,
  tokens: number | undefined,
): ModelReply {
  if (finishReason === 'content-filter') return { kind: 'failure', failure: 'refused', tokens };
  const isCut = finishReason === 'length' || text.trim() === '';
  const prose = isCut ? undefined : text;
  const value = schema === undefined ? prose : parsed(text);
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
  return status === 400 || status === 404 || status === 422 ? 'rejected' : 'unreachable';
}

/** The longest piece of what a server says of a question that is logged. */
const MOST_SAID = 300;

/** What a server says about a question it rejects. */
function saidBy(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, MOST_SAID) : '';
}
