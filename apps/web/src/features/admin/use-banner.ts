import { useCallback, useEffect, useState } from 'react';

/** What the last action came to. */
export type Banner = { readonly tone: 'ok' | 'bad'; readonly text: string };

/** How long a success is shown (spec 2 §9). */
const SHOWN_MS = 3000;

export type BannerOutlet = {
  readonly banner: Banner | null;
  readonly succeed: (text: string) => void;
  /** @param cause goes to the console, for whoever looks into it */
  readonly fail: (text: string, cause: unknown) => void;
  /** Like `fail`, for what nobody asked for: the failure of an action that is still shown stays. */
  readonly failBeside: (text: string, cause: unknown) => void;
  readonly close: () => void;
};

/** The banner at the top of the panel: a success goes by itself, an error stays until it is closed or something succeeds. */
export function useBanner(): BannerOutlet {
  const [banner, setBanner] = useState<Banner | null>(null);
  useEffect(() => {
    if (banner?.tone !== 'ok') return;
    const timer = setTimeout(() => setBanner(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [banner]);
  const succeed = useCallback((text: string) => setBanner({ tone: 'ok', text }), []);
  const fail = useCallback((text: string, cause: unknown) => {
    console.error(text, cause);
    setBanner({ tone: 'bad', text });
  }, []);
  const failBeside = useCallback((text: string, cause: unknown) => {
    console.error(text, cause);
    setBanner((shown) => (shown?.tone === 'bad' ? shown : { tone: 'bad', text }));
  }, []);
  const close = useCallback(() => setBanner(null), []);
  return { banner, succeed, fail, failBeside, close };
}
