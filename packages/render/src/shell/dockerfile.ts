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
