/** What is said of a backend that is kept up to be tried: why it ended, or cannot be called. */
export const TRYOUT_MESSAGES = {
  stopped: 'You stopped it.',
  expired: 'Its time was up.',
  unused: 'Nobody called it for a while.',
  lost: 'The server it ran on was started again.',
  serverStopped: 'The server it ran on was stopped.',
  brokeOff: 'It broke off. The project itself may be well.',
  tooLarge: 'It needed too much memory and was stopped.',
  tooSlow: 'It was not up in time and was stopped.',
  notUp: 'The backend is not running. Start it to call it.',
  busy: 'Too many calls at once. Wait for the answers to those before.',
  noAnswer: 'The backend did not answer in time.',
  failed: 'The backend could not be started. Please try again.',
  callFailed: 'The call could not be sent. Please try again.',
} as const;

/** Why a backend is not started now. @param minutes until the first of the others ends. */
export function tryoutsFullMessage(places: number, minutes: number): string {
  const taken = places === 1 ? 'The one place is taken' : `All ${places} places are taken`;
  return `${taken}. Please try again in about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

/** Why a second backend of one account is not started. @param name the project whose backend is up. */
export function tryoutElsewhereMessage(name: string): string {
  return `You are trying ${name} already. Stop it there, or wait until it ends.`;
}
