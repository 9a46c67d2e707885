import { execFile, type ExecFileOptions } from 'node:child_process';

/** Runs a program to its end. @throws Error with what it printed when it fails. */
export function run(program: string, args: readonly string[], options: ExecFileOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      if (!error) resolve();
      else reject(new Error(`${error.message}\n${String(stdout)}${String(stderr)}`.trim(), { cause: error }));
    });
  });
}
