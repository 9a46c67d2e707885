import type { Mutant } from './mutant.ts';

const SERVER = 'apps/server/src';

/** Checks of what is shown to nobody. */
export const SECRETS: readonly Mutant[] = [
  {
    name: 'frame-ancestors',
    file: `${SERVER}/plugins/security-headers.ts`,
    check: `frameAncestors: ["'none'"],`,
    test: `${SERVER}/plugins/security-headers.test.ts`,
    named: 'in a frame of another site',
  },
  {
    name: 'no-store',
    file: `${SERVER}/plugins/security-headers.ts`,
    check: "void reply.header('cache-control', 'private, no-store');",
    without: 'void 0;',
    test: `${SERVER}/plugins/security-headers.test.ts`,
    named: 'no answer of the API is stored',
  },
  {
    name: 'permissions-policy',
    file: `${SERVER}/plugins/security-headers.ts`,
    check: "void reply.header('permissions-policy', powers);",
    test: `${SERVER}/plugins/security-headers.test.ts`,
    named: 'nothing of the device',
  },
  {
    name: 'mode-of-archives',
    file: `${SERVER}/ports/local-storage.ts`,
    check: "open(draft, 'wx', 0o600)",
    without: "open(draft, 'wx')",
    test: `${SERVER}/ports/local-storage.test.ts`,
    named: 'for its own user alone',
  },
  {
    name: 'mode-of-the-socket',
    file: `${SERVER}/db/embedded/launch.ts`,
    check: 'unix_socket_permissions=0700',
    without: 'unix_socket_permissions=0777',
    test: `${SERVER}/db/embedded/open-embedded.long.test.ts`,
    named: 'at a socket nobody else',
  },
  {
    name: 'environment-of-the-database',
    file: `${SERVER}/db/embedded/environment.ts`,
    check: 'return Object.fromEntries(kept);',
    without: 'return kept.length > 0 ? ours : {};',
    test: `${SERVER}/db/embedded/open-embedded.long.test.ts`,
    named: 'see no secret of ours',
  },
  {
    name: 'parameters-in-the-log',
    file: `${SERVER}/http/log-request.ts`,
    check: 'err: loggedError, ',
    test: `${SERVER}/http/log-request.test.ts`,
    named: 'of a query that failed',
  },
  {
    name: 'statement-timeouts',
    file: `${SERVER}/db/database.ts`,
    check: '    ...TIMEOUTS,\n',
    test: `${SERVER}/db/migrate.long.test.ts`,
    named: 'queries end after a while',
  },
  {
    name: 'header-text',
    file: `${SERVER}/mail/letter.ts`,
    check: ".replace(/[\\p{Cc}\\u2028\\u2029]+/gu, ' ')",
    test: `${SERVER}/mail/letter.test.ts`,
    named: 'becomes',
  },
  {
    name: 'encoded-words',
    file: `${SERVER}/mail/letter.ts`,
    check: ".replaceAll('=?', '= ?')",
    test: `${SERVER}/mail/letter.test.ts`,
    named: 'becomes',
  },
  {
    name: 'checksums-of-zips',
    file: 'apps/cli/src/input/unpack-migrations.ts',
    check: 'if (damaged) throw',
    without: 'if (damaged && zip.length === 0) throw',
    test: 'apps/cli/src/input/unpack-migrations.test.ts',
    named: 'whose checksum',
  },
  {
    name: 'doubled-names-in-zips',
    file: 'apps/cli/src/input/unpack-migrations.ts',
    check: 'seen.add(file.name);',
    test: 'apps/cli/src/input/unpack-migrations.test.ts',
    named: 'holds a file twice',
  },
];
