import { MESSAGES } from '@backsmith/contract';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Note } from '../../../shared/ui/note.tsx';

type RunLostProps = {
  readonly projectId: string | undefined;
  readonly onFollow: (projectId: string) => void;
};

/** The server was not heard of for long. What it does goes on, and is looked for again as soon as the network is back. */
export function RunLost({ projectId, onFollow }: RunLostProps) {
  const follow = useEffectEvent(() => {
    if (projectId !== undefined) onFollow(projectId);
  });
  useEffect(() => {
    addEventListener('online', follow);
    return () => removeEventListener('online', follow);
  }, []);
  return (
    <Note tone="busy" role="alert">
      <p className="font-strong">{MESSAGES.network}</p>
      <p>The generation goes on without this page. Nothing is built or paid for twice when you look again.</p>
      {projectId !== undefined && (
        <div className="mt-2">
          <Button size="sm" onClick={() => onFollow(projectId)}>
            Look again
          </Button>
        </div>
      )}
    </Note>
  );
}
