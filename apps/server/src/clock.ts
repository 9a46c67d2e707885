/** Tells the time. Passed in, so that tests can let days go by. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** The moment some seconds later. */
export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
