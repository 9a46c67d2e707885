import type { Mutant } from './mutant.ts';

const SERVER = 'apps/server/src';
const POST_OFFICE = `${SERVER}/mail/post-office.long.test.ts`;
const GITHUB = 'apps/cli/src/update/github.ts';
const REQUEST = 'apps/cli/src/update/update-by-pull-request.long.test.ts';

/** Checks of what leaves the machine, and where to. */
export const OUTWARDS: readonly Mutant[] = [
  {
    name: 'host-of-the-token',
    file: GITHUB,
    check: '  refuseOtherHost(host, trusted);\n',
    test: REQUEST,
    named: 'is shown no token',
  },
  {
    name: 'token-over-tls',
    file: GITHUB,
    check: "if (url?.protocol === 'https:') return url;",
    without: 'if (url) return url;',
    test: REQUEST,
    named: 'is shown no token',
  },
  {
    name: 'api-of-the-token',
    file: GITHUB,
    check: 'if ([hostname, `api.${hostname}`].includes(api.hostname))',
    without: 'if (api.hostname)',
    test: REQUEST,
    named: 'is shown no token',
  },
  {
    name: 'git-over-tls',
    file: GITHUB,
    check: "    GIT_ALLOW_PROTOCOL: 'https',\n",
    test: REQUEST,
    named: 'to https alone',
  },
  {
    name: 'mails-over-tls',
    file: `${SERVER}/ports/smtp-transport.ts`,
    check: '      requireTLS: tls,\n',
    test: POST_OFFICE,
    named: 'waits where none is offered',
  },
  {
    name: 'mails-wait-for-tls',
    file: `${SERVER}/ports/smtp-transport.ts`,
    check: ", 'ETLS')",
    without: ')',
    test: POST_OFFICE,
    named: 'waits where none is offered',
  },
  {
    name: 'words-of-a-bounce',
    file: `${SERVER}/mail/delivery-cause.ts`,
    check: 'responseCode === undefined && ',
    test: POST_OFFICE,
    named: 'why a mail bounced',
  },
  {
    name: 'password-of-the-database',
    file: `${SERVER}/db/noted-database.ts`,
    check: "url.password = '';",
    test: `${SERVER}/serve.long.test.ts`,
    named: 'told only the folder',
  },
  {
    name: 'database-of-the-server',
    file: `${SERVER}/open-beside.ts`,
    check: 'if (noted !== undefined) {',
    without: 'if (noted === folder) {',
    test: `${SERVER}/serve.long.test.ts`,
    named: 'told only the folder',
  },
];
