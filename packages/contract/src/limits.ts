import { NAME_LENGTHS } from '@backsmith/options';

const MEGABYTE = 1024 * 1024;

/** Every number the browser and the server must agree on. Sizes in bytes, lengths in UTF-16 units, times in milliseconds. */
export const LIMITS = {
  ...NAME_LENGTHS,
  password: { min: 8, max: 200, minStrength: 3 },
  email: { max: 254 },
  personName: { max: 100 },
  company: { max: 200 },
  phone: { max: 40 },
  bookingMessage: { max: 4000 },
  exemptionReason: { max: 500 },
  resetLink: { minutes: 30 },
  /** How long a password lets somebody in that an administrator chose. */
  firstPassword: { days: 7 },
  demo: { minutes: 15 },
  idea: { min: 20, max: 5000 },
  /** One sentence or a few about a schema that is there. */
  followUp: { max: 2000 },
  homePrompt: { max: 500 },
  /** What a request may have where nothing else is said. */
  request: { maxBytes: 16 * 1024 },
  /** What one with a message or an idea may have: several thousand characters, escaped. */
  longRequest: { maxBytes: 32 * 1024 },
  upload: { maxBytes: 10 * MEGABYTE, label: '10MB', extension: '.sql' },
  /** JSON escapes make a 10 MB schema longer; this is the whole request. */
  generationRequest: { maxBytes: 32 * MEGABYTE },
  projects: { defaultLimit: 20, maxLimit: 100 },
  /** What lists are searched by. */
  search: { max: 100 },
  projectDescription: { max: 2000 },
  /** A table or `table.column` that got another name. */
  renamed: { max: 300 },
  /** How many streams of progress one account may read at a time, on one server process. */
  stream: { heartbeatMs: 10_000, ofOne: 20 },
  /** What goes to a backend that somebody tries, and what is shown of it; lengths in UTF-16 units. */
  tryout: { maxPath: 2000, maxBody: 32 * 1024, maxAnswer: 256 * 1024, maxCalls: 2000, maxText: 400, callsAtOnce: 4 },
  /** What is typed for a push, and what is said of one; lengths in UTF-16 units. */
  push: { maxOwner: 255, maxRepository: 100, maxToken: 300, maxText: 600 },
} as const;
