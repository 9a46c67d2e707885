import { PATHS, type Failure, type GenerationEvent } from '@backsmith/contract';

const ASKED = {
  projectName: 'bench',
  packageName: 'com.acme.bench',
  architectureType: 'monolithic',
  features: { swagger: true, exceptionHandler: true, security: false },
};

/** Uploads a file. @returns how it ended, in a word or two */
export async function upload(address: string, token: string, file: string | Uint8Array): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([file]), 'bench.sql');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(address + PATHS.uploadSqlFile, { method: 'POST', headers, body: form });
  const text = await answer.text();
  return answer.ok ? 'shown' : codeOf(text);
}

/** Asks what would be generated of a text. @returns how it ended, in a word or two */
export async function preview(address: string, token: string, sqlSchema: string): Promise<string> {
  const answer = await post(address + PATHS.preview, token, sqlSchema);
  const text = await answer.text();
  if (!answer.ok) return codeOf(text);
  const { data } = JSON.parse(text) as { data: { files: unknown[]; problems: { code: string }[] } };
  return data.problems[0]?.code ?? `${data.files.length} files`;
}

/** Generates a backend of a text and follows its stream. @returns how it ended, in a word or two */
export async function generate(address: string, token: string, sqlSchema: string): Promise<string> {
  const answer = await post(address + PATHS.generateMicroservice, token, sqlSchema);
  const text = await answer.text();
  if (!answer.ok) return codeOf(text);
  const last = JSON.parse((text.trimEnd().split('\n\n').at(-1) ?? '').replace(/^data: /, '')) as GenerationEvent;
  return last.completed === true ? 'made' : (last.error?.code ?? 'no end');
}

function post(url: string, token: string, sqlSchema: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...ASKED, sqlSchema }),
  });
}

function codeOf(text: string): string {
  return (JSON.parse(text) as Failure).error.code;
}
