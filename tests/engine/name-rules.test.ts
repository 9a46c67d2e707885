import { checkPackageName, checkProjectName } from '@backsmith/contract';
import { packageNameProblem, projectNameProblem } from '@backsmith/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const PIECES = [
  'com',
  'acme',
  'Shop2',
  '1a',
  'a',
  '',
  'int',
  'null',
  'java',
  'javax',
  'aux',
  'COM1',
  'my_app',
  'ü',
  'x'.repeat(60),
];
const packages = fc.array(fc.constantFrom(...PIECES), { maxLength: 4 }).map((pieces) => pieces.join('.'));
const names = fc.oneof(
  fc.string(),
  fc.stringMatching(/^[A-Za-z0-9]{0,22}$/),
  fc.constantFrom('con', 'Aux', 'com1', ' ', 'büro'),
);

// The browser checks names by the contract, the engine by its own rules, and neither may import the other.
describe('the engine and the contract refuse the same names with the same words', () => {
  test('project names', () => {
    const agree = fc.property(names, (name) => projectNameProblem(name) === checkProjectName(name));
    fc.assert(agree, { numRuns: 2000 });
    expect(projectNameProblem('aux')).toBe('Project name is a device name on Windows');
  });

  test('package names', () => {
    const either = fc.oneof(packages, fc.string());
    const agree = fc.property(either, (name) => packageNameProblem(name) === checkPackageName(name));
    fc.assert(agree, { numRuns: 2000 });
    expect(packageNameProblem('int.class')).toBe('Package name should be in format: com.company.project');
  });
});
