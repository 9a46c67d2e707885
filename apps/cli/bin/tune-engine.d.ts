export function tuneForShortRun(): void;
