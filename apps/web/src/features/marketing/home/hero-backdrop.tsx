import { type ComponentType, useEffect, useState } from 'react';

/** The place of the video behind the hero. Its code and its pictures come once the page is there: nothing waits for them. */
export function HeroBackdrop() {
  const [Video, setVideo] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async () => {
      const { HeroVideo } = await import('./hero-video.tsx');
      setVideo(() => HeroVideo);
    };
    const begin = () => void load();
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => removeEventListener('load', begin);
  }, []);
  return Video && <Video />;
}
