import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { LIMITS } from '@backsmith/contract';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { bodyBudget } from './body-budget.ts';

const FREE = LIMITS.request.maxBytes;
const request = () => new IncomingMessage(new Socket());

test('more bytes than are allowed are refused, of one caller and of all, until some are let go of', () => {
  const budget = bodyBudget({ inAll: 1000, ofOne: 600 });
  const [first, second, third] = [request(), request(), request()];
  budget.add(first, 'ada', FREE + 600);
  expect(() => budget.add(second, 'ada', FREE + 1)).toThrow(Refusal);
  budget.release(second);
  budget.add(second, 'eve', FREE + 400);
  expect(budget.held()).toBe(1000);
  expect(() => budget.add(third, 'bob', FREE + 1)).toThrow(Refusal);
  budget.release(third);
  budget.release(first);
  budget.add(third, 'bob', FREE + 600);
  expect(budget.held()).toBe(1000);
});

test('small bodies are not counted, in however many pieces they come', () => {
  const budget = bodyBudget({ inAll: 10, ofOne: 10 });
  const small = request();
  for (let piece = 0; piece < 16; piece += 1) budget.add(small, 'ada', FREE / 16);
  expect(budget.held()).toBe(0);
  expect(() => budget.add(small, 'ada', 11)).toThrow(Refusal);
});
