import type { Mutant } from './mutant.ts';

const SERVER = 'apps/server/src';
const HEADERS = `${SERVER}/plugins/security-headers.test.ts`;

/** Checks of what comes in. */
export const INWARDS: readonly Mutant[] = [
  {
    name: 'two-hosts',
    file: `${SERVER}/http/refuse-two-hosts.ts`,
    check: 'hosts > 1',
    without: 'hosts > 9',
    test: `${SERVER}/http/refuse-two-hosts.test.ts`,
    named: 'is answered with',
  },
  {
    name: 'form-action',
    file: `${SERVER}/plugins/security-headers.ts`,
    check: '        formAction: ["\'self\'"],\n',
    test: HEADERS,
    named: 'in a frame of another site',
  },
  {
    name: 'base-uri',
    file: `${SERVER}/plugins/security-headers.ts`,
    check: '        baseUri: ["\'self\'"],\n',
    test: HEADERS,
    named: 'in a frame of another site',
  },
  {
    name: 'object-src',
    file: `${SERVER}/plugins/security-headers.ts`,
    check: '        objectSrc: ["\'none\'"],\n',
    test: HEADERS,
    named: 'in a frame of another site',
  },
  {
    name: 'frame-guard',
    file: `${SERVER}/plugins/security-headers.ts`,
    check: "frameguard: { action: 'deny' },",
    without: 'frameguard: false,',
    test: HEADERS,
    named: 'in a frame of another site',
  },
  {
    name: 'shown-name',
    file: `${SERVER}/features/upload/service.ts`,
    check: ".replace(/\\p{C}/gu, '')",
    test: `${SERVER}/features/upload/upload.long.test.ts`,
    named: 'the name of a file is shown',
  },
  {
    name: 'length-of-the-shown-name',
    file: `${SERVER}/features/upload/service.ts`,
    check: '.slice(0, 100)',
    test: `${SERVER}/features/upload/upload.long.test.ts`,
    named: 'the name of a file is shown',
  },
  {
    name: 'tokens-of-the-day',
    file: `${SERVER}/features/ideas/spending.ts`,
    check: 'if (count <= dailyTokens) return true;',
    without: 'if (count > 0) return true;',
    test: `${SERVER}/features/ideas/spending.test.ts`,
    named: 'tokens of the day',
  },
  {
    name: 'tokens-that-were-spent',
    file: `${SERVER}/features/ideas/spending.ts`,
    check: 'if (tokens === undefined) return;',
    without: 'tokens ??= 0;',
    test: `${SERVER}/features/ideas/spending.test.ts`,
    named: 'tokens of the day',
  },
  {
    name: 'outbox-of-this-machine',
    file: `${SERVER}/features/outbox/routes.ts`,
    check: ' || !isLocal(request)',
    test: `${SERVER}/features/outbox/outbox.test.ts`,
    named: 'by nobody without its address',
  },
  {
    name: 'key-of-the-outbox',
    file: `${SERVER}/features/outbox/routes.ts`,
    check: '!isSame(request.params.key, outboxKey) || ',
    test: `${SERVER}/features/outbox/outbox.test.ts`,
    named: 'by nobody without its address',
  },
];
