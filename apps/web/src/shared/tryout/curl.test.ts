import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { curlLines } from './curl.ts';

const ADDRESS = 'http://localhost:8080';
const OPEN = { address: ADDRESS, caller: null };
const GUARDED = {
  address: ADDRESS,
  caller: {
    name: 'admin@example.com',
    signIn: { path: '/auth/login', body: '{\n  "email": "admin@example.com"\n}', token: 'accessToken' },
  },
};

/** What a shell makes of the lines: each call of curl as its words. */
function wordsOf(lines: string): readonly (readonly string[])[] {
  const script = `curl() { if [ "$1" = -s ]; then echo '{"accessToken":"t0ken","expiresIn":1}'; else printf '%s\\0' "$@"; printf '\\n\\0'; fi; }\n${lines}`;
  const printed = execFileSync('sh', ['-c', script], { encoding: 'utf8' });
  return printed
    .split('\n\0')
    .slice(0, -1)
    .map((call) => call.split('\0').slice(0, -1));
}

describe('curlLines', () => {
  it('says a call as it was sent, whatever stands in it', () => {
    const body = `{"name": "O'Neill $HOME \\"x\\"\n"}`;
    const lines = curlLines(OPEN, [
      { method: 'GET', path: "/api/v1/people?name=O'Neill&size=2", body: null },
      { method: 'POST', path: '/api/v1/people', body },
    ]);
    expect(wordsOf(lines)).toEqual([
      ['-gi', `${ADDRESS}/api/v1/people?name=O'Neill&size=2`],
      ['-gi', '-X', 'POST', `${ADDRESS}/api/v1/people`, '-H', 'Content-Type: application/json', '--data-raw', body],
    ]);
  });

  it('signs in first where that is needed, and changes single fields by their own type', () => {
    const lines = curlLines(GUARDED, [{ method: 'PATCH', path: '/api/v1/people/1', body: '{}' }]);
    expect(wordsOf(lines)).toEqual([
      [
        ...['-gi', '-X', 'PATCH', `${ADDRESS}/api/v1/people/1`, '-H', 'Authorization: Bearer t0ken'],
        ...['-H', 'Content-Type: application/merge-patch+json', '--data-raw', '{}'],
      ],
    ]);
  });
});
