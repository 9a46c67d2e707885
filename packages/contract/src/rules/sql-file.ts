import type { ErrorCode } from '../error-code.ts';
import { FILE_MESSAGES, fileTooLargeMessage } from '../file-messages.ts';
import { LIMITS } from '../limits.ts';

/** Why a chosen file cannot be uploaded. */
export type FileProblem = {
  readonly code: Extract<ErrorCode, 'NO_FILE' | 'UPLOAD_ERROR' | 'FILE_TOO_LARGE'>;
  readonly message: string;
};

/** True for a name that ends in .sql, whatever its case. */
export function hasSqlName(name: string): boolean {
  return name.toLowerCase().endsWith('.sql');
}

/**
 * The upload rule: a file, named .sql, not empty, at most 10 MiB.
 *
 * @param file the chosen file, or undefined when none was chosen; `size` in bytes.
 */
export function checkSqlFile(
  file: { readonly name: string; readonly size: number } | undefined,
): FileProblem | undefined {
  if (file === undefined) return { code: 'NO_FILE', message: FILE_MESSAGES.noFile };
  if (!hasSqlName(file.name)) return { code: 'UPLOAD_ERROR', message: FILE_MESSAGES.invalidFile };
  if (file.size > LIMITS.upload.maxBytes) return { code: 'FILE_TOO_LARGE', message: fileTooLargeMessage(file.size) };
  if (file.size === 0) return { code: 'UPLOAD_ERROR', message: FILE_MESSAGES.emptyFile };
  return undefined;
}
