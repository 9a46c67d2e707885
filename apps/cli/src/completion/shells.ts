/** The shells a completion script is written for. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
