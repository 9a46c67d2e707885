/** From here on a task leaves behind what is worth collecting before the next one takes as much. Bytes. */
const LARGE = 1024 * 1024;

/** Whether a task brings a large text along. */
export function isLarge(task: object): boolean {
  return Object.values(task).some((part: unknown) => {
    if (typeof part === 'string') return part.length > LARGE;
    return part instanceof Uint8Array && part.length > LARGE;
  });
}
