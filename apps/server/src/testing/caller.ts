import {
  PATHS,
  type GenerationEvent,
  type SessionAnswer,
  type UploadAnswer,
  type User,
  generationEvent,
} from '@backsmith/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { App } from '../http/app-type.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Somebody who calls the API: signed in, or nobody. */
export type Caller = {
  call(
    method: Method,
    url: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>;
  readonly token: string | undefined;
};

export function callerOf(app: App, token?: string): Caller {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    token,
    call: (method, url, body, more = {}) =>
      app.inject({ method, url, headers: { ...headers, ...more }, ...(body === undefined ? {} : { payload: body }) }),
  };
}

let count = 0;

export const GOOD_PASSWORD = 'Abcdef1!';

/** A new account and its caller. */
export async function signUp(
  app: App,
  fields: object = {},
): Promise<Caller & { readonly user: User; readonly token: string }> {
  count += 1;
  const body = { firstName: 'Ada', lastName: 'Lovelace', email: `ada${count}@example.com`, password: GOOD_PASSWORD };
  const answer = await app.inject({ method: 'POST', url: PATHS.register, payload: { ...body, ...fields } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { data } = answer.json<SessionAnswer>();
  return { ...callerOf(app, data.token), user: data.user, token: data.token };
}

/** The body of a generation of the given schema. */
export function generateBody(sqlSchema: string | undefined, change: object = {}): object {
  return {
    projectName: 'shop',
    packageName: 'com.acme.shop',
    architectureType: 'monolithic',
    features: { crudEnabled: true, swagger: true, exceptionHandler: false, security: false },
    ...(sqlSchema === undefined ? {} : { sqlSchema }),
    ...change,
  };
}

/** The lines of a progress stream that has ended. */
export function eventsOf(answer: LightMyRequestResponse): readonly GenerationEvent[] {
  return answer.body
    .split('\n\n')
    .filter((line) => line !== '')
    .map((line) => generationEvent.parse(JSON.parse(line.slice('data: '.length))));
}

/** A multipart body, written by hand so that tests can also send broken ones. */
export function formOf(
  parts: readonly { readonly name: string; readonly fileName?: string; readonly content: string | Uint8Array }[],
): { readonly payload: Buffer; readonly headers: Readonly<Record<string, string>> } {
  const boundary = 'boundary-of-a-test';
  const chunks = parts.flatMap((part) => {
    const file = part.fileName === undefined ? '' : `; filename="${part.fileName}"`;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part.name}"${file}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(part.content), Buffer.from('\r\n')];
  });
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Uploads a file as somebody. */
export function upload(
  app: App,
  caller: Pick<Caller, 'token'>,
  parts: Parameters<typeof formOf>[0],
): Promise<LightMyRequestResponse> {
  const { payload, headers } = formOf(parts);
  const authorization = `Bearer ${caller.token ?? ''}`;
  return app.inject({ method: 'POST', url: PATHS.uploadSqlFile, payload, headers: { ...headers, authorization } });
}

/** The data of an upload that worked. */
export function uploaded(answer: LightMyRequestResponse): UploadAnswer['data'] {
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<UploadAnswer>().data;
}
