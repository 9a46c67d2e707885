/** What the command line ends with; `backsmith help` prints the same list. */
export const EXIT = {
  ok: 0,
  /** The input or the options lead to no result; the messages say why. */
  refused: 1,
  /** The command line itself is wrong. */
  usage: 2,
  /** A file or folder could not be read or written. */
  files: 3,
  /** A proof found no fault, and could not look at all of the project; the messages say what was missing. */
  partial: 4,
  /** A mistake in Backsmith, not in what it was given. */
  internal: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
