export const ROOT: string;
export function bundlesOf(root: string): string;
export function stampOf(file: string): readonly number[];
export function findBundle(root?: string): string | undefined;
