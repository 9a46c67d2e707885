/** A message that comes and goes. */
export type Notice = {
  readonly tone: 'ok' | 'bad' | 'info';
  readonly title: string;
  readonly detail?: string;
  /** Called once when it left, by time or by hand. */
  readonly onClose?: () => void;
};

type Outlet = (notice: Notice) => void;

const waiting: Notice[] = [];
const listeners = new Set<() => void>();
let outlet: Outlet | undefined;

/** Shows a toast for five seconds. The code that draws it is loaded with the first one. */
export function notify(notice: Notice): void {
  if (outlet) {
    outlet(notice);
    return;
  }
  waiting.push(notice);
  for (const listener of listeners) listener();
}

/** Connects the drawn outlet; what waited is shown. @returns disconnects it again. */
export function connectOutlet(show: Outlet): () => void {
  outlet = show;
  for (const notice of waiting.splice(0)) show(notice);
  return () => {
    outlet = undefined;
  };
}

/** True from the first toast on; for `useSyncExternalStore`. */
export const outletDemand = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isWanted: () => outlet !== undefined || waiting.length > 0,
};
