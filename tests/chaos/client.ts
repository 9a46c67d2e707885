import {
  generationEvent,
  PATHS,
  type GenerationEvent,
  type PaymentHistoryAnswer,
  type PaymentIntentAnswer,
  type SessionAnswer,
} from '@backsmith/contract';

/** What a browser would do, without a browser. */
export type Client = {
  /** Starts a generation and yields the lines of its stream. */
  generate(sqlSchema: string): AsyncGenerator<GenerationEvent, undefined>;
  /** The lines of a project's stream. */
  events(projectId: string): AsyncGenerator<GenerationEvent, undefined>;
  download(projectId: string): Promise<string>;
};

/** Makes an account on one server; its token is good for every server on the same data. */
export async function register(address: string): Promise<string> {
  const email = `chaos-${Date.now()}@example.com`;
  const body = JSON.stringify({ firstName: 'Ada', lastName: 'Lovelace', email, password: 'Abcdef1!' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address + PATHS.register, { method: 'POST', headers, body });
  const { token } = ((await answer.json()) as SessionAnswer).data;
  await pay(address, token);
  return token;
}

/** Pays for one project at the sandbox. */
async function pay(address: string, token: string): Promise<void> {
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
  const answer = await fetch(address + PATHS.paymentHistory, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as PaymentHistoryAnswer;
  return data.payments.map((payment) => payment.use);
}

async function post(url: string, token: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
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
      return answer.text();
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
