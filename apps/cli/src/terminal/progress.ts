import { ENGINE_STEPS, type EngineEvent, type Observe } from '@backsmith/engine';
import { onStderr } from './print.ts';

const WIDTH = Math.max(...ENGINE_STEPS.map((step) => step.length)) + 2;

function line({ step, status, message, error }: EngineEvent): string {
  const label = step.padEnd(WIDTH);
  switch (status) {
    case 'pending':
    case 'in_progress':
      return `${onStderr('dim', '…')} ${label}${message ?? ''}`;
    case 'completed':
      return `${onStderr('green', '✓')} ${label}${message ?? ''}`;
    case 'error':
      return `${onStderr('red', '✗')} ${label}${error ?? ''}`;
  }
}

function drawLine(event: EngineEvent): void {
  const isOver = event.status === 'completed' || event.status === 'error';
  process.stderr.write(`\r\u001b[2K${line(event)}${isOver ? '\n' : ''}`);
}

/** Shows each step on one line of the terminal as it happens. Where standard error is no terminal it shows nothing. */
export function showProgress(): Observe {
  return process.stderr.isTTY ? drawLine : () => undefined;
}
