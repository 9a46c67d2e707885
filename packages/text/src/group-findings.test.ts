import { describe, expect, it } from 'vitest';
import type { Diagnostic } from './diagnostic.ts';
import { groupFindings, othersText } from './group-findings.ts';

function finding(line: number, message: string, more: Partial<Diagnostic> = {}): Diagnostic {
  return { severity: 'info', code: 'trigger-ignored', line, column: 1, message, ...more };
}

const TRIGGERS = ['a', 'b', 'c', 'd', 'e'].map((name, at) => finding(at + 1, `Trigger ${name} is not run.`));

describe('groupFindings', () => {
  it('makes one of more than three of a kind, where the first stands', () => {
    const other = finding(9, 'Else.', { code: 'else' });
    const groups = groupFindings([...TRIGGERS.slice(0, 2), other, ...TRIGGERS.slice(2)]);
    expect(groups.map(({ first, others }) => [first.code, others.length])).toEqual([
      ['trigger-ignored', 4],
      ['else', 0],
    ]);
  });

  it('keeps three apart, and whatever differs in consequence or severity', () => {
    expect(groupFindings(TRIGGERS.slice(0, 3))).toHaveLength(3);
    expect(groupFindings(TRIGGERS.map((each) => ({ ...each, consequence: each.message })))).toHaveLength(5);
    expect(groupFindings(TRIGGERS.map((each) => ({ ...each, severity: 'error' as const })))).toHaveLength(5);
  });
});

describe('othersText', () => {
  const textOf = (list: readonly Diagnostic[], isWhole = false): readonly (string | undefined)[] =>
    groupFindings(list).map((group) => othersText(group, isWhole));

  it('names what differs and where', () => {
    expect(textOf(TRIGGERS)).toEqual(['And 4 more of this kind: b (line 2), c (line 3), d (line 4), …']);
    expect(textOf(TRIGGERS, true)).toEqual(['And 4 more of this kind: b (line 2), c (line 3), d (line 4), e (line 5)']);
  });

  it('gives places alone where the messages are the same', () => {
    const undone = ['a', 'b', 'c', 'd', 'e'].map((file) => finding(1, 'Not applied.', { file: `${file}.sql` }));
    expect(textOf(undone, true)).toEqual(['And 4 more of this kind: b.sql:1, c.sql:1, d.sql:1, …']);
    expect(textOf(TRIGGERS.slice(0, 1))).toEqual([undefined]);
  });

  it('gives neither where there is none', () => {
    expect(textOf(Array.from({ length: 4 }, () => finding(0, 'The same.')))).toEqual(['And 3 more of this kind']);
  });
});
