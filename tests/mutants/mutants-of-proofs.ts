import type { Mutant } from './mutant.ts';

const SERVER = 'apps/server/src';

/** Checks of what is run of strangers' schemas. */
export const PROOFS: readonly Mutant[] = [
  {
    name: 'network-of-a-proof',
    file: 'packages/prover/src/sandbox/sandbox.ts',
    check: "'--unshare-net', ",
    test: 'packages/prover/src/sandbox/sandbox.long.test.ts',
    named: 'reaches no server of this machine',
  },
  {
    name: 'environment-of-a-proof',
    file: 'packages/prover/src/sandbox/sandbox.ts',
    check: ", '--clearenv'",
    test: 'packages/prover/src/sandbox/sandbox.long.test.ts',
    named: "nothing of the server's environment",
  },
  {
    name: 'end-of-a-proof',
    file: 'packages/prover/src/sandbox/sandbox.ts',
    check: "'--die-with-parent', ",
    test: 'packages/prover/src/sandbox/sandbox.long.test.ts',
    named: 'ends with all it has started',
  },
  {
    name: 'disk-of-a-proof',
    file: 'packages/prover/src/sandbox/sandbox.ts',
    check: "'--size', size, ",
    test: 'packages/prover/src/sandbox/sandbox.long.test.ts',
    named: 'writes to its own memory alone',
  },
  {
    name: 'programs-of-a-proof',
    file: 'packages/prover/src/sandbox/sandbox.ts',
    check: '`--nproc=${processes}`, ',
    test: 'packages/prover/src/sandbox/sandbox.long.test.ts',
    named: 'starts so many programs',
  },
  {
    name: 'memory-of-a-proof',
    file: 'packages/prover/src/sandbox/watch-memory.ts',
    check: 'if (memoryOfTree(root) <= limit) return;',
    without: 'if (memoryOfTree(root) > 0) return;',
    test: 'packages/prover/src/sandbox/watch-memory.test.ts',
    named: 'is told once when it is too much',
  },
  {
    name: 'memory-below-a-proof',
    file: 'packages/prover/src/sandbox/watch-memory.ts',
    check: '  for (const pid of tree) tree.push(...(children.get(pid) ?? []));\n',
    test: 'packages/prover/src/sandbox/watch-memory.test.ts',
    named: 'is told once when it is too much',
  },
  {
    name: 'paths-of-a-proof',
    file: 'packages/prover/src/prove/unpack-project.ts',
    check: "name.split('/').includes('..')",
    without: 'false',
    test: 'packages/prover/src/prove/unpack-project.test.ts',
    named: 'is refused',
  },
  {
    name: 'size-of-a-proof',
    file: 'packages/prover/src/prove/unpack-project.ts',
    check: 'size > LARGEST || ',
    test: 'packages/prover/src/prove/unpack-project.test.ts',
    named: 'claims to hold more',
  },
  {
    name: 'tries-of-a-proof',
    file: `${SERVER}/projects/proof-store.ts`,
    check: 'lt(proof.attempts, MOST_ATTEMPTS - 1)',
    without: 'lt(proof.attempts, 1000)',
    test: `${SERVER}/features/proof/proof.test.ts`,
    named: 'is tried again, twice',
  },
  {
    name: 'deaths-of-servers-in-a-proof',
    file: `${SERVER}/projects/proof-store.ts`,
    check: 'sql`${proof.deaths} >= ${MOST_DEATHS - 1}`',
    without: 'sql`false`',
    test: `${SERVER}/features/proof/proof.test.ts`,
    named: 'does not go on for ever',
  },
  {
    name: 'claim-of-a-proof',
    file: `${SERVER}/projects/proof-store.ts`,
    check: ', eq(proof.claimedBy, instance)',
    test: `${SERVER}/features/proof/proof.test.ts`,
    named: 'claimed once, followed and shown',
  },
];
