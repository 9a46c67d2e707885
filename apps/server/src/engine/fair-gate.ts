/** How many may be inside, and how many may wait outside: in all, and of one account. */
export type GateLimits = { readonly inside: number; readonly waiting: number; readonly waitingOfOne: number };

/** Lets so many in at a time. Whoever waits is called in turn by account, so nobody waits for all that another has sent. */
export type FairGate = {
  /**
   * Waits for a place.
   *
   * @returns the function that leaves it; `full` when there is no room to wait, `stopped` when the signal fired before.
   */
  enter(who: string, signal: AbortSignal): Promise<(() => void) | 'full' | 'stopped'>;
};

type Waiter = () => void;

export function fairGate(limits: GateLimits): FairGate {
  const queues = new Map<string, Waiter[]>();
  let [inside, waiting] = [0, 0];
  const callNext = () => {
    const [next] = queues;
    if (!next || inside >= limits.inside) return;
    const [who, queue] = next;
    const call = queue.shift();
    // Behind the others, so that each account has its turn.
    queues.delete(who);
    if (queue.length > 0) queues.set(who, queue);
    call?.();
  };
  const place = () => {
    inside += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      inside -= 1;
      callNext();
    };
  };
  return {
    enter: (who, signal) => {
      if (signal.aborted) return Promise.resolve('stopped');
      if (inside < limits.inside) return Promise.resolve(place());
      const queue = queues.get(who) ?? [];
      if (waiting >= limits.waiting || queue.length >= limits.waitingOfOne) return Promise.resolve('full');
      return new Promise((resolve) => {
        const end = () => {
          waiting -= 1;
          signal.removeEventListener('abort', stop);
        };
        const call = () => {
          end();
          resolve(place());
        };
        const stop = () => {
          end();
          const kept = (queues.get(who) ?? []).filter((one) => one !== call);
          if (kept.length > 0) queues.set(who, kept);
          else queues.delete(who);
          resolve('stopped');
        };
        waiting += 1;
        queues.set(who, [...queue, call]);
        signal.addEventListener('abort', stop, { once: true });
      });
    },
  };
}
