import { expect, test } from 'vitest';
import { understandIdea } from '../understand-idea.ts';

function columnsOf(text: string, table: string): readonly string[] {
  const understood = understandIdea(text);
  if (understood.kind === 'refusal') throw new Error(understood.refusal.message);
  const found = understood.value.model.tables.find(({ name }) => name === table);
  if (found === undefined) throw new Error(`${table} is not among the tables.`);
  return found.columns.flatMap(({ name, origin }) => (origin === 'stated' ? [name] : []));
}

const GYM = 'A climbing gym with members and passes. Setters put up routes on walls with a grade and a colour.';
const STATUS = 'Status page. Maintenance windows are announced for components with a planned start and end.';

test('what only one of two things has in the trade is its own, and what stands beside it too', () => {
  expect(columnsOf(GYM, 'routes')).toEqual(expect.arrayContaining(['grade', 'colour']));
  expect(columnsOf(GYM, 'walls')).toEqual([]);
  expect(columnsOf(STATUS, 'maintenance_windows')).toContain('planned_start');
});

test('what the nearest has itself stays there', () => {
  const said = 'A climbing gym with members and passes. Setters put up routes on walls with a height and a name.';
  expect(columnsOf(said, 'walls')).toContain('height');
});

test('an address says nothing of whose it is', () => {
  const said = 'A plumber. Customers call and we write a job with the address and how urgent it is.';
  expect(columnsOf(said, 'jobs')).toContain('address');
});
