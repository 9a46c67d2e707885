import { type RefObject, useEffect, useState } from 'react';

/** Reads the words of a video's captions once they are there. */
export function useTranscript(element: RefObject<HTMLTrackElement | null>): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    const source = element.current;
    if (source === null) return;
    const read = () => setLines([...(source.track.cues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : '')));
    read(); // they may have been faster
    source.addEventListener('load', read);
    return () => source.removeEventListener('load', read);
  }, [element]);
  return lines;
}

/** What the video shows, in words, for those who do not see the pictures. */
export function Transcript({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="What the video shows" className="sr-only">
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
