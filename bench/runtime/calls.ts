import { Agent, request } from 'node:http';

/** A call of the API; the number makes one differ from the other. */
export type Call = {
  readonly title: string;
  readonly method: 'GET' | 'POST';
  readonly expected: 200 | 201;
  readonly goal: number;
  path(n: number): string;
  body?(n: number): unknown;
};

const PRODUCTS = 500;
const CUSTOMERS = 200;

/** What the database is filled with before anything is called. */
export const ROWS = `
  insert into customer (email, full_name)
    select 'customer' || n || '@example.com', 'Customer ' || n from generate_series(1, ${CUSTOMERS}) n;
  insert into category (name) select 'Category ' || n from generate_series(1, 20) n;
  insert into product (sku, name, description, category_id, price, roast_level, net_weight_g)
    select 'SKU-' || n, 'Product ' || n, repeat('Tastes of chocolate. ', 5), 1 + n % 20, n, 'MEDIUM', 250
      from generate_series(1, ${PRODUCTS}) n;
  insert into review (product_id, customer_id, rating, title, body)
    select 1 + n % ${PRODUCTS}, 1 + n % ${CUSTOMERS}, 1 + n % 5, 'Review ' || n, 'A cup a day is not enough of it.'
      from generate_series(1, 2000) n;
  analyze`;

export const CALLS: readonly Call[] = [
  {
    title: 'GET by id',
    method: 'GET',
    expected: 200,
    goal: 0.95,
    path: (n) => `/api/v1/products/${1 + (n % PRODUCTS)}`,
  },
  {
    title: 'list of 20, 2 references',
    method: 'GET',
    expected: 200,
    goal: 0.95,
    // Sorted, as pages overlap otherwise: the generated lists always are.
    path: (n) => `/api/v1/reviews?page=${n % 100}&size=20&sort=id`,
  },
  {
    title: 'POST, 2 references',
    method: 'POST',
    expected: 201,
    goal: 0.95,
    path: () => '/api/v1/reviews',
    body: (n) => ({
      productId: 1 + (n % PRODUCTS),
      customerId: 1 + (n % CUSTOMERS),
      rating: 1 + (n % 5),
      title: `Review ${n}`,
      body: 'Would buy it again.',
    }),
  },
];

const CONNECTIONS = 4;

/** What is called, and the token that is shown where one is needed. */
export type Called = { readonly url: string; readonly token?: string | undefined };

/** Makes a call so many times over a few connections. Fails on the first answer that is not the expected one. */
export async function repeat({ url, token }: Called, call: Call, times: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < times) await send(agent, url, authorization, call, next++);
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  } finally {
    agent.destroy();
  }
}

function send(
  agent: Agent,
  url: string,
  authorization: { authorization?: string },
  call: Call,
  n: number,
): Promise<void> {
  const body = call.body === undefined ? undefined : JSON.stringify(call.body(n));
  const content = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': body.length };
  const headers = { ...authorization, ...content };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${call.path(n)}`, { agent, method: call.method, headers }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === call.expected) resolve();
        else reject(new Error(`${call.method} ${call.path(n)} answered ${response.statusCode ?? 0}`));
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
