import { expect, test } from 'vitest';
import type { StepNews } from './engine-task.ts';
import { withTimes } from './step-times.ts';

test('a finished step says how long it took, and what it says meanwhile stays as it is', () => {
  const heard: StepNews[] = [];
  let clock = 5000;
  const tell = withTimes(
    (news) => heard.push(news),
    () => clock,
  );
  const after = (milliseconds: number, news: StepNews) => {
    clock += milliseconds;
    tell(news);
  };
  after(0, { step: 'Reading schema', status: 'in_progress' });
  after(20, { step: 'Reading schema', status: 'completed', message: '2 tables' });
  after(500, { step: 'Writing code', status: 'in_progress' });
  after(700, { step: 'Writing code', status: 'in_progress', message: 'Order.java, 20 files so far' });
  after(660, { step: 'Writing code', status: 'completed' });
  after(0, { step: 'Packing archive', status: 'error', error: 'No room.' });
  expect(heard.map(({ message, error }) => message ?? error)).toEqual([
    undefined,
    '2 tables, 20 ms',
    undefined,
    'Order.java, 20 files so far',
    '1.4 s',
    'No room.',
  ]);
});
