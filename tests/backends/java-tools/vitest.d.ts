import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of the Java tools, and starts them when it is asked first. */
    readonly javaTools: string;
  }
}
