export function isNewEnough(version?: string): boolean;
export function findStartProblem(folder?: string, version?: string): string | undefined;
