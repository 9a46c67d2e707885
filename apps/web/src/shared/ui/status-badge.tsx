import type { ProjectStatus } from '@backsmith/contract';
import { Badge } from './badge.tsx';
import type { Tone } from './tone.ts';

/** Completed green, generating amber, draft blue, failed red (spec 2 §2.1). */
export const STATUS_TONES = {
  completed: 'ok',
  generating: 'busy',
  draft: 'info',
  failed: 'bad',
} as const satisfies Record<ProjectStatus, Tone>;

export const STATUS_WORDS = {
  completed: 'Completed',
  generating: 'Generating',
  draft: 'Draft',
  failed: 'Failed',
} as const;

export function StatusBadge({ status }: { readonly status: ProjectStatus }) {
  return (
    <Badge tone={STATUS_TONES[status]} pulsing={status === 'generating'}>
      {STATUS_WORDS[status]}
    </Badge>
  );
}
