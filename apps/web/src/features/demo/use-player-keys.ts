import { useEffect, useEffectEvent } from 'react';

type KeyActions = {
  readonly toggle: () => void;
  readonly seekBy: (seconds: number) => void;
  readonly leave: () => void;
};

const STEP_SECONDS = 5;

/** The keys of the player, wherever the focus is: Space, the arrows to the sides, Escape. Buttons keep their own keys. */
export function usePlayerKeys({ toggle, seekBy, leave }: KeyActions, isOn: boolean): void {
  const actionOf = (event: KeyboardEvent): (() => void) | undefined => {
    switch (event.key) {
      case ' ':
        return event.target instanceof HTMLButtonElement ? undefined : toggle;
      case 'ArrowLeft':
        return () => seekBy(-STEP_SECONDS);
      case 'ArrowRight':
        return () => seekBy(STEP_SECONDS);
      case 'Escape':
        return leave;
      default:
        return undefined;
    }
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = actionOf(event);
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
