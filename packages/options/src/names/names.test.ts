import { describe, expect, test } from 'vitest';
import { checkPackageName } from './package-name.ts';
import { checkProjectName } from './project-name.ts';

describe('project name', () => {
  test.each([
    ['', 'Project name is required'],
    ['   ', 'Project name is required'],
    ['my shop', 'Project name should contain only letters and numbers'],
    ['my-shop', 'Project name should contain only letters and numbers'],
    ['büro!', 'Project name should contain only letters and numbers'],
    ['büro', 'Project name should contain only letters and numbers'],
    ['shop\n', 'Project name should contain only letters and numbers'],
    ['ab', 'Project name must be at least 3 characters long'],
    ['AUX', 'Project name is a device name on Windows'],
    ['a'.repeat(21), 'Project name must be less than 20 characters'],
    ['Aux', 'Project name is a device name on Windows'],
  ])('%j is refused', (name, message) => {
    expect(checkProjectName(name)).toBe(message);
  });

  test.each(['abc', '3dshop', 'a'.repeat(20)])('%j is accepted', (name) => {
    expect(checkProjectName(name)).toBeUndefined();
  });
});

describe('package name', () => {
  const format = 'Package name should be in format: com.company.project';

  test.each([
    ['', 'Package name is required'],
    [' ', 'Package name is required'],
    ['com..x', format],
    ['1com.a', format],
    ['com.my_app', format],
    ['com.a.', format],
    ['.com.a', format],
    ['company', format],
    ['int.class', format],
    ['com.acme.new', format],
    ['com.acme.true', format],
    ['java.acme', format],
    ['javax.acme', format],
    ['com.aux.shop', format],
    ['com.bücher', format],
    ['com.acme\n', format],
    ['a.bc', 'Package name must be at least 5 characters long'],
    [`com.${'a'.repeat(100)}`, 'Package name must be at most 100 characters long'],
  ])('%j is refused', (name, message) => {
    expect(checkPackageName(name)).toBe(message);
  });

  test.each(['a.bcd', 'com.acme.shop', 'com.record.var', 'com.javax.shop', 'Com.Acme2'])('%j is accepted', (name) => {
    expect(checkPackageName(name)).toBeUndefined();
  });
});
