import type { TryoutRunner } from '@backsmith/server';

type Reply = Awaited<ReturnType<ReturnType<TryoutRunner>['call']>>;

const STEPS = [
  ['libraries', 'Libraries are at hand'],
  ['compile', '12 files compiled on JDK 17 in 1.2 s'],
  ['start', 'Started on PostgreSQL 18 in 2.1 s'],
  ['rows', '4 rows made by its own calls'],
] as const;

/** How long each step of a start takes here: long enough to be seen by a page that looks once a second. Milliseconds. */
const STEP = 1200;

const SIGN_IN = { path: '/auth/login', body: '{"email":"admin@example.com","password":"p"}', token: 'accessToken' };

const CALLS = {
  address: 'http://localhost:8080',
  caller: { name: 'admin@example.com', signIn: SIGN_IN },
  groups: [
    {
      name: 'People',
      calls: [
        { title: 'List people', method: 'GET' as const, path: '/api/v1/people', body: null },
        {
          title: 'Add: person',
          method: 'POST' as const,
          path: '/api/v1/people',
          body: '{\n  "name": "Ines Okafor"\n}',
        },
      ],
    },
    {
      name: 'The backend itself',
      calls: [{ title: 'A page of its own', method: 'GET' as const, path: '/page', body: null }],
    },
  ],
};

/** What would run in whoever opened it as a page. */
export const HOSTILE_PAGE = '<script>document.title = "taken over"</script><img src="/stolen">';

/** Stands in for a generated backend, which needs a JDK: comes up step by step, and keeps people. */
export const standingBackend: TryoutRunner = ({ onStep, onReady }) => {
  const people = [{ id: 1, name: 'Mira Halvorsen' }];
  const timers = STEPS.map(([step, text], at) =>
    setTimeout(
      () => {
        onStep({ step, status: 'done', text });
        if (at === STEPS.length - 1) onReady(CALLS);
      },
      STEP * (at + 1),
    ),
  );
  const json = (status: number, value: unknown): Reply => {
    const headers = [{ name: 'content-type', value: 'application/json' }];
    return { status, milliseconds: 7, headers, body: JSON.stringify(value), isCut: false };
  };
  return {
    call: ({ method, path, body }) => {
      if (path === '/page') {
        const headers = [{ name: 'content-type', value: 'text/html' }];
        return Promise.resolve({ status: 200, milliseconds: 3, headers, body: HOSTILE_PAGE, isCut: false });
      }
      if (path !== '/api/v1/people') return Promise.resolve(json(404, { detail: 'There is no such record.' }));
      if (method === 'GET') return Promise.resolve(json(200, { items: people }));
      const person = { id: people.length + 1, name: (JSON.parse(body ?? '{}') as { readonly name: string }).name };
      people.push(person);
      return Promise.resolve(json(201, person));
    },
    end: () => {
      timers.forEach(clearTimeout);
      return Promise.resolve();
    },
  };
};
