import { expect, test } from 'vitest';
import { plainQuestions } from './plain-questions.ts';

test.each([
  ['Customers pay by card, and I want to know how many washes each guy did', 'Customers pay by card'],
  ['At the end of the month I want to know how much each guy earned', ''],
  ['Tailors pick a job and mark it as done', 'Tailors pick a job'],
  ['We rehearse weekly and I tick who came', 'We rehearse weekly and I record attendances'],
  ['For concerts we choose which pieces we sing and in what order', 'For concerts we list the pieces we sing'],
  ['we write down what has to be altered', 'we write down work_needed'],
  ['After a call both rate it', 'After a call they rate it'],
  ['a list of tasks with who does it until when', 'a list of tasks with assignee and due date'],
  ['Farmers enter the kind and until when it must be collected', 'Farmers enter the kind and due date'],
  ['penalties a skater got and which referee gave it', 'penalties a skater got and by a referee'],
])('%s', (said, plain) => {
  expect(plainQuestions(said)).toBe(plain);
});

test.each([
  'A leave has from, to and a reason',
  'We want to know what was done and how much it cost',
  'Readers mark a page as read and close the book',
])('what says something to keep stays: %s', (said) => {
  expect(plainQuestions(said)).toBe(said);
});
