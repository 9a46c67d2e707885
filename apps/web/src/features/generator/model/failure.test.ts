import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { failureFrom, failureOf } from './failure.ts';

describe('failureOf', () => {
  it.each([
    ['NO_FILE', '', 'Please select a SQL file to upload.', undefined],
    ['UPLOAD_ERROR', 'Disk is full.', 'Failed to upload file.', 'Disk is full.'],
    ['MISSING_DATA', 'Missing project data. Please try again.', 'Missing project data. Please try again.', undefined],
    ['GENERATION_ERROR', '', 'Failed to generate microservice', undefined],
    ['SOMETHING_NEW', 'The moon is full.', 'The moon is full.', undefined],
    ['SOMETHING_NEW', '', 'An unexpected error occurred.', undefined],
  ])('%s with %j (ERR-19 to ERR-29)', (code, said, title, detail) => {
    expect(failureOf(code, said)).toEqual({ code, title, ...(detail !== undefined && { detail }) });
  });
});

describe('failureFrom', () => {
  it('keeps what the reader found, with its places', () => {
    const finding = { severity: 'error', code: 'no-table', line: 3, column: 1, message: 'No table.' } as const;
    const error = new ApiError(422, 'SCHEMA_ERROR', 'Nothing to build.', { diagnostics: [finding] });
    expect(failureFrom(error, 'Unreachable.', 'UPLOAD_ERROR')).toEqual({
      code: 'SCHEMA_ERROR',
      title: 'Nothing to build.',
      diagnostics: [finding],
    });
  });
});
