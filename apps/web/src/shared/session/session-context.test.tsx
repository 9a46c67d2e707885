import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { memoryTextStore } from '../lib/text-store.ts';
import { SessionContext, useSession } from './session-context.ts';
import { createSessionStore } from './session-store.ts';

function Probe() {
  const { isAuthenticated, loading, isLoading, error } = useSession();
  return <p>{JSON.stringify({ isAuthenticated, loading, isLoading, error })}</p>;
}

describe('useSession', () => {
  it('is an error outside its provider (SESS-12)', () => {
    expect(() => renderToString(<Probe />)).toThrow('useSession needs a SessionContext provider above it.');
  });

  it('knows nobody in a prerendered page', () => {
    const store = createSessionStore(memoryTextStore(), () => Promise.reject(new Error('No calls here.')));
    const html = renderToString(
      <SessionContext value={store}>
        <Probe />
      </SessionContext>,
    );
    expect(html).toContain(
      '{&quot;isAuthenticated&quot;:false,&quot;loading&quot;:false,&quot;isLoading&quot;:false,&quot;error&quot;:null}',
    );
  });
});
