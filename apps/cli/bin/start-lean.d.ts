export function startLean(): void;
