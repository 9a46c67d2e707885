import { useEffect, useState } from 'react';

type TimeLeftProps = {
  /** A moment, as the server says it. */
  readonly until: string;
  /** Called once when it has come. */
  readonly onOver: () => void;
};

/** How long a backend stays up, counted down. Read aloud in minutes alone. */
export function TimeLeft({ until, onOver }: TimeLeftProps) {
  const left = useSecondsUntil(until);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onOver();
    // Once for each moment, whatever the page draws anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver, until]);
  const [minutes, seconds] = [Math.floor(left / 60), left % 60];
  return (
    <>
      <span aria-hidden="true" className="tabular-nums">
        up, {minutes}:{String(seconds).padStart(2, '0')} left
      </span>
      <span className="sr-only">{minutes === 0 ? 'up, less than a minute left' : `up, ${minutes} minutes left`}</span>
    </>
  );
}

function useSecondsUntil(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}
