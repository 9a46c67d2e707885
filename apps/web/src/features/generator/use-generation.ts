import { useCallback, useEffect, useRef, useState } from 'react';
import { runPorts } from './api/run-ports.ts';
import { IDLE, type Run } from './model/run.ts';
import { type Order, resumeRun, runOrder } from './model/run-generation.ts';

/** Drives one run at a time and shows where it is. Leaving the page leaves the generation to the server. */
export function useGeneration(projectToResume: string | null) {
  // Only what the page was opened with is taken up; later the run itself changes the address.
  const [resumed] = useState(projectToResume);
  const [run, setRun] = useState<Run>(
    resumed === null ? IDLE : { at: 'generating', event: { projectId: resumed }, isReconnecting: false },
  );
  const current = useRef(new AbortController());

  const drive = useCallback(async (begin: (signal: AbortSignal) => AsyncGenerator<Run>) => {
    current.current.abort();
    const { signal } = (current.current = new AbortController());
    try {
      for await (const state of begin(signal)) {
        if (signal.aborted) return;
        setRun(state);
      }
    } catch (cause) {
      if (!signal.aborted) throw cause;
    }
  }, []);

  useEffect(() => {
    if (resumed !== null) void drive((signal) => resumeRun(resumed, runPorts, signal));
    return () => current.current.abort();
  }, [drive, resumed]);

  return {
    run,
    build: useCallback((order: Order) => void drive((signal) => runOrder(order, runPorts, signal)), [drive]),
    /** Looks for a generation again whose stream was lost. */
    follow: useCallback((project: string) => void drive((signal) => resumeRun(project, runPorts, signal)), [drive]),
    reset: useCallback(() => {
      current.current.abort();
      setRun(IDLE);
    }, []),
  };
}
