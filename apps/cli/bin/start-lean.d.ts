export const LEAN: {
  readonly execArgv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};
export function startLean(): void;
