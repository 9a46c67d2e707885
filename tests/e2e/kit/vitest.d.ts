import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers `/<name of a shared server>` with where it is, and starts it when it is asked for first. */
    readonly sharedServers: string;
  }
}
