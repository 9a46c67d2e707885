// How the CPU time of a generation grows with schemas of one shape, made to be as unlike ordinary ones as they can: twice
// the tables should take little more than twice the time. Prints the goal beside each figure and fails when one is missed.
//   node bench/growth.ts [shape …]   default: all
import { generate } from '@backsmith/engine';
import { OPTIONS } from './options.ts';

const SIZES = [100, 200, 400] as const;
/** The power of the size that the time may grow with; 1 is linear, and collecting garbage takes its share. */
const GOAL = 1.35;
const RUNS = 3;

const KEY = 'id bigint PRIMARY KEY';

function many(count: number, statement: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => statement(at)).join('\n');
}

/** Each makes a script of about so many tables, views or columns. */
const SHAPES: Readonly<Record<string, (size: number) => string>> = {
  'each refers to the one before': (size) =>
    many(size, (at) =>
      at === 0
        ? `CREATE TABLE t0 (${KEY});`
        : `CREATE TABLE t${at} (${KEY}, t${at - 1}_id bigint NOT NULL REFERENCES t${at - 1} (id));`,
    ),
  'all refer to one': (size) =>
    `CREATE TABLE hub (${KEY});\n${many(size, (at) => `CREATE TABLE t${at} (${KEY}, hub_id bigint NOT NULL REFERENCES hub (id));`)}`,
  'one refers to all': (size) =>
    `${many(size, (at) => `CREATE TABLE t${at} (${KEY});`)}\nCREATE TABLE hub (${KEY}, ${many(size, (at) => `t${at}_id bigint REFERENCES t${at} (id),`)} code int);`,
  'join tables of one': (size) =>
    `CREATE TABLE hub (${KEY});\n${many(size / 2, (at) => `CREATE TABLE t${at} (${KEY});\nCREATE TABLE hub_t${at} (hub_id bigint REFERENCES hub (id), t_id bigint REFERENCES t${at} (id), PRIMARY KEY (hub_id, t_id));`)}`,
  'names that become the same': (size) =>
    many(
      size,
      (at) =>
        `CREATE TABLE "order${'_'.repeat((at % 40) + 1)}line${' '.repeat(Math.floor(at / 40))}" (${KEY}, "a b" int, a_b int, "aB" int);`,
    ),
  'views of one table': (size) =>
    `CREATE TABLE t (${KEY}, name varchar(40));\n${many(size, (at) => `CREATE VIEW v${at} AS SELECT id, name FROM t WHERE id > ${at};`)}`,
  'columns of one table': (size) =>
    `CREATE TABLE t (${KEY}, ${many(size, (at) => `c${at} varchar(40) NOT NULL,`)} last int);`,
  'checks and indexes of one table': (size) =>
    `CREATE TABLE t (${KEY}, n int);\n${many(size, (at) => `ALTER TABLE t ADD CONSTRAINT c${at} CHECK (n <> ${at});\nCREATE INDEX i${at} ON t (n, id);`)}`,
  'a ring of references': (size) =>
    `${many(size, (at) => `CREATE TABLE t${at} (${KEY}, next_id bigint);`)}\n${many(size, (at) => `ALTER TABLE t${at} ADD FOREIGN KEY (next_id) REFERENCES t${(at + 1) % size} (id);`)}`,
};

function secondsOf(script: string): number {
  const source = new TextEncoder().encode(script);
  const runs = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage();
    const { value, diagnostics } = generate(source, OPTIONS);
    const used = process.cpuUsage(before);
    if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
    return (used.user + used.system) / 1e6;
  });
  return Math.min(...runs);
}

const wanted = process.argv.slice(2);
let missed = 0;
for (const [name, shape] of Object.entries(SHAPES)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  const times = SIZES.map((size) => secondsOf(shape(size)));
  const growth = Math.log2((times.at(-1) ?? 0) / (times.at(-2) ?? 1));
  if (growth > GOAL) missed += 1;
  const figures = SIZES.map((size, at) => `${size}: ${(times[at] ?? 0).toFixed(2)} s`).join(', ');
  console.log(
    `${name}: ${figures}; grows with the power ${growth.toFixed(2)} (goal ${GOAL})${growth > GOAL ? ' MISSED' : ''}`,
  );
}
process.exitCode = missed === 0 ? 0 : 1;
