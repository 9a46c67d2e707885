import type { ProofStep, Verification } from './verification.ts';

const NAMES: Readonly<Record<ProofStep, string>> = {
  compile: 'Compiled',
  start: 'Started',
  call: 'Called',
  test: 'Tested',
};

const WORDS = { passed: 'passed', failed: '**failed**', skipped: 'not looked at' } as const;

/** What stands before the summary. */
const OUTCOMES = { passed: '', partial: '**Proven in part.** ', failed: '**It failed.** ' } as const;

/** Text that a program printed, where nothing in it is Markdown. */
function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

/** One line of a table, where what was said may hold what divides its cells. */
function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}

function list(sentences: readonly string[]): string {
  return sentences.map((sentence) => `- ${cell(sentence)}`).join('\n');
}

/** What was seen of a project, as a page to be read: `verification.md`. */
export function writePage(name: string, verification: Verification): string {
  const { outcome, machine, steps, failures, notes, gap, seconds, cpuSeconds, digest, summary } = verification;
  const rows = steps.map(
    ({ step, status, text, seconds: spent }) =>
      `| ${NAMES[step]} | ${WORDS[status]} | ${cell(text)} | ${spent.toFixed(1)} s |`,
  );
  const spent = cpuSeconds === undefined ? '' : `, ${cpuSeconds.toFixed(0)} s of processors`;
  return [
    `# What was seen of ${name}`,
    `${OUTCOMES[outcome]}${cell(summary)}`,
    ['| Step | Outcome | Seen | Took |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    ...(gap === undefined ? [] : [`## Not seen\n\n${list(gap.reasons)}`, `## What to do\n\n${list(gap.next)}`]),
    ...(notes.length === 0 ? [] : [`## Notes\n\n${list(notes)}`]),
    ...(failures.length === 0
      ? []
      : ['## Failures', ...failures.map(({ step, what }) => `**${NAMES[step]}**\n\n${fenced(what)}`)]),
    `## Ran on\n\n- JDK ${machine.jdk}\n- ${machine.database}\n- ${machine.sandbox}\n- ${seconds.toFixed(1)} s in all${spent}\n- SHA-256 of what was built: \`${digest}\``,
    '',
  ].join('\n\n');
}
