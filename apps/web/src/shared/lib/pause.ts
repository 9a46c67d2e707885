/** Waits. @param message of the AbortError it ends in where the signal says that nobody waits any more */
export function pause(milliseconds: number, signal: AbortSignal, message: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(new DOMException(message, 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave);
  });
}
