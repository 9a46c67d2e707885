import { randomUUID } from 'node:crypto';
import {
  generationEvent,
  PATHS,
  type GenerationEvent,
  type Payment,
  type PaymentHistoryAnswer,
  type PaymentIntentAnswer,
  type PaymentStatusAnswer,
  type Project,
  type ProjectsAnswer,
  type SessionAnswer,
} from '@backsmith/contract';

/** What a browser would do, without a browser. */
export type Client = {
  /** Starts a generation and yields the lines of its stream. */
  generate(sqlSchema: string): AsyncGenerator<GenerationEvent, undefined>;
  /** The lines of a project's stream. */
  events(projectId: string): AsyncGenerator<GenerationEvent, undefined>;
  download(projectId: string): Promise<Buffer>;
};

/** Makes an account on one server; its token is good for every server on the same data. @throws when it is refused. */
export async function register(address: string): Promise<string> {
  const email = `chaos-${randomUUID()}@example.com`;
  const body = JSON.stringify({ firstName: 'Ada', lastName: 'Lovelace', email, password: 'Abcdef1!' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address + PATHS.register, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`status ${answer.status}: ${await answer.text()}`);
  const { token } = ((await answer.json()) as SessionAnswer).data;
  await pay(address, token);
  return token;
}

/** Pays for one project at the sandbox. */
export async function pay(address: string, token: string): Promise<void> {
  const intent = await post(address + PATHS.createPaymentIntent, token, {
    plan: 'advanced',
    amount: 250,
    currency: 'usd',
  });
  const { clientSecret } = (await intent.json()) as PaymentIntentAnswer;
  await post(address + PATHS.sandboxConfirm, token, { clientSecret, paymentMethod: 'card_success' });
}

/** What became of each payment: unused, reserved, used or withdrawn. */
export async function usesOf(address: string, token: string): Promise<readonly (string | null)[]> {
  return (await paymentsOf(address, token)).map((payment) => payment.use);
}

/** Whether something is paid for and not used yet. */
export async function hasUnused(address: string, token: string): Promise<boolean> {
  return ((await get(address + PATHS.paymentStatus, token)) as PaymentStatusAnswer).unusedPayments.length > 0;
}

/** Lets the server ask the card provider about a payment whose news may have been lost. */
export async function refresh(address: string, token: string, paymentId: string): Promise<void> {
  await post(address + PATHS.paymentRefresh(paymentId), token, {});
}

/** All payments of an account. */
export async function paymentsOf(address: string, token: string): Promise<readonly Payment[]> {
  return ((await get(address + PATHS.paymentHistory, token)) as PaymentHistoryAnswer).data.payments;
}

/** All projects of an account. */
export async function projectsOf(address: string, token: string): Promise<readonly Project[]> {
  const found: Project[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await get(`${address}${PATHS.projects}?limit=100&page=${page}`, token);
    const { projects, pagination } = (answer as ProjectsAnswer).data;
    found.push(...projects);
    if (page >= pagination.totalPages) return found;
  }
}

/** @throws when it is refused. */
async function get(url: string, token: string): Promise<unknown> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`status ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function post(url: string, token: string, body: object): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    origin: new URL(url).origin,
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`status ${answer.status}: ${await answer.text()}`);
  return answer;
}

export function clientOf(address: string, token: string): Client {
  const authorization = `Bearer ${token}`;
  return {
    generate: (sqlSchema) =>
      lines(
        fetch(address + PATHS.generateMicroservice, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify({
            projectName: 'shop',
            packageName: 'com.acme.shop',
            architectureType: 'monolithic',
            features: { swagger: true, exceptionHandler: true, security: false },
            sqlSchema,
          }),
        }),
      ),
    events: (id) => lines(fetch(address + PATHS.projectEvents(id), { headers: { authorization } })),
    download: async (id) => {
      const answer = await fetch(address + PATHS.projectDownload(id), { headers: { authorization } });
      if (!answer.ok) throw new Error(`status ${answer.status}: ${await answer.text()}`);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}

async function* lines(request: Promise<Response>): AsyncGenerator<GenerationEvent, undefined> {
  const answer = await request;
  if (!answer.ok || !answer.body) throw new Error(`status ${answer.status}: ${await answer.text()}`);
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body as ReadableStream<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      yield generationEvent.parse(JSON.parse(text.slice('data: '.length, end)));
      text = text.slice(end + 2);
    }
  }
}
