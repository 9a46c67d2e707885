import { toSingleLine } from '@backsmith/text';

/** A value of `ENV`, `ARG` or `LABEL` in double quotes, on one line, without variables. */
export function dockerfileValue(text: string): string {
  return `"${toSingleLine(text).replace(/["\\$`]/gu, '\\$&')}"`;
}

/** The exec form of `CMD`, `ENTRYPOINT` or `RUN`: no shell takes part. */
export function dockerfileExec(...words: readonly string[]): string {
  return `[${words.map(jsonString).join(', ')}]`;
}

function jsonString(text: string): string {
  return JSON.stringify(text.toWellFormed()).replace(/[^ -~]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
