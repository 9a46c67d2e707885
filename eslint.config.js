import hooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { textsInComponents, translatedComponents } from './eslint-texts.ts';

export default defineConfig(
  globalIgnores([
    ...['**/dist', '**/dist-ssr', '**/node_modules', '**/planted', 'tests/golden/cases'],
    // Its types are made by the test that compiles it.
    'tests/backends/typed-client/client',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      // Fastify plugins and React Router loaders are async by contract.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 20],
    },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
  },
  { files: ['apps/web/**/*.{ts,tsx}'], extends: [hooks.configs.flat.recommended] },
  { files: translatedComponents, rules: { 'no-restricted-syntax': ['error', ...textsInComponents] } },
  {
    // A library is extended by merging interfaces into its own; types cannot be merged.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': ['error', 'interface'] },
  },
  { files: ['**/data/**', '**/vocabulary/**'], rules: { 'max-lines': 'off' } },
  {
    // The engine is deterministic: no clock, randomness, network or file system.
    files: ['packages/{text,options,sql,schema,idea,blueprint,render,spring,engine}/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['node:*', 'fs', 'path', 'os', 'crypto'] }],
      'no-restricted-globals': [
        'error',
        ...['process', 'Buffer', 'fetch', 'performance', 'setTimeout', 'crypto', 'Date'],
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
  {
    // A schema has any number of everything, and a call takes its arguments on the stack.
    files: ['packages/{text,options,sql,schema,blueprint,render,spring,engine}/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name=/^(push|unshift|splice|max|min)$/] > SpreadElement.arguments',
          message: 'Use addAll, largestOf or smallestOf of @backsmith/text: a long list overflows the stack here.',
        },
      ],
    },
  },
  {
    // It compresses, which depends on nothing but its input and its version.
    files: ['packages/render/src/archive.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['node:*', '!node:zlib'] }] },
  },
);
