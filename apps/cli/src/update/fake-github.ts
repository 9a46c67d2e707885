// Stands in for GitHub in the tests: takes pushes over HTTPS as git does, and opens pull requests. It shows what it was asked
// for at `/asked`, and at `/calls` how often it was called at all. Runs as a process of its own, for git is waited for.
//   node fake-github.ts FOLDER TOKEN [http]
import { spawn, spawnSync } from 'node:child_process';
import { createServer as createPlainServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { text, buffer } from 'node:stream/consumers';
import { fieldsOf } from '@backsmith/text';
import { LOOPBACK_CERTIFICATE, LOOPBACK_KEY } from '../testing/loopback-certificate.ts';

const [folder = '', token = '', scheme = 'https'] = process.argv.slice(2);
const backend = join(spawnSync('git', ['--exec-path'], { encoding: 'utf8' }).stdout.trim(), 'git-http-backend');
const asked: unknown[] = [];
let calls = 0;

const listener = (request: IncomingMessage, response: ServerResponse) => {
  answer(request, response).catch((error: unknown) => {
    response.writeHead(500).end(String(error));
  });
};
const server =
  scheme === 'http'
    ? createPlainServer(listener)
    : createServer({ cert: LOOPBACK_CERTIFICATE, key: LOOPBACK_KEY }, listener);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/calls') {
    response.end(JSON.stringify(calls));
    return;
  }
  calls += 1;
  if (pathname === '/asked') response.end(JSON.stringify(asked));
  else if (pathname.startsWith('/api/v3/')) await openRequest(pathname, request, response);
  else await runGit(pathname, search, request, response);
}

async function openRequest(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body: unknown = JSON.parse(await text(request));
  const head = String(fieldsOf(body)['head']);
  const isThere = spawnSync('git', ['rev-parse', '--verify', head], { cwd: join(folder, 'acme/shop.git') });
  if (request.headers.authorization !== `Bearer ${token}`) refuse(response, 401, 'Bad credentials');
  else if (pathname !== '/api/v3/repos/acme/shop/pulls') refuse(response, 404, 'Not Found');
  else if (isThere.status !== 0) refuse(response, 422, 'Validation Failed');
  else {
    asked.push(body);
    response.writeHead(201).end(JSON.stringify({ html_url: `https://github.example/acme/shop/pull/${asked.length}` }));
  }
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status).end(JSON.stringify({ message, errors: [{ message: 'It was said why.' }] }));
}

/** A push or a fetch, through git's own server (`git help http-backend`). */
async function runGit(path: string, search: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const wanted = `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
  if (request.headers.authorization !== wanted) {
    response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end();
    return;
  }
  const git = spawn(backend, {
    env: {
      ...process.env,
      ...{ GIT_PROJECT_ROOT: folder, GIT_HTTP_EXPORT_ALL: '1', REMOTE_USER: 'ada', PATH_INFO: path },
      ...{ REQUEST_METHOD: request.method ?? 'GET', QUERY_STRING: search.slice(1) },
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
    },
  });
  request.pipe(git.stdin);
  const said = await buffer(git.stdout);
  const end = said.indexOf('\r\n\r\n');
  const headers = said.subarray(0, end).toString().split('\r\n');
  const status = headers.find((line) => line.startsWith('Status:'))?.slice('Status: '.length, 'Status: '.length + 3);
  const type = headers.find((line) => line.startsWith('Content-Type:'))?.slice('Content-Type: '.length);
  response.writeHead(Number(status ?? 200), type === undefined ? {} : { 'content-type': type });
  response.end(said.subarray(end + 4));
}
