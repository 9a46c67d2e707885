/** Calls back once npm's or npx's shell, which started this process, has ended. */
export function whenLeftAlone(then: () => void): void;
