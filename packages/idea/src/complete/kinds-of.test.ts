import { expect, test } from 'vitest';
import { understandIdea } from '../understand-idea.ts';

function namesOf(text: string): readonly string[] {
  const understood = understandIdea(text);
  if (understood.kind === 'refusal') throw new Error(understood.refusal.message);
  return understood.value.model.tables.map(({ name }) => name);
}

const SOLAR = 'Solar installer CRM. Sales reps visit sites and make quotes with';

test('three kinds of what a trade sells are that one thing', () => {
  const names = namesOf(`${SOLAR} panels, inverters and batteries.`);
  expect(names).toContain('components');
  expect(names.filter((name) => ['panels', 'inverters', 'batteries'].includes(name))).toEqual([]);
});

test('two of them, and one of which more is told, stay', () => {
  expect(namesOf(`${SOLAR} panels and inverters.`)).not.toContain('components');
  const told = namesOf(
    `${SOLAR} panels, inverters and batteries. An inverter has a serial number and a firmware version.`,
  );
  expect(told).toContain('inverters');
});
