import { useEffect, useRef, useState } from 'react';
import { demoVideo } from '../../../content/demo/index.ts';
import { homePartTexts } from '../../../content/home-parts.ts';
import { wantsStillness } from '../../../shared/lib/wants-stillness.ts';
import { useInView } from './use-in-view.ts';

/** The demo, faint and without sound, behind the hero: a still picture where stillness is asked for or data is dear. */
export function HeroVideo() {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInView(place);
  const [isStill] = useState(wantsStillness);
  const [isStopped, setStopped] = useState(false);
  const { playBackground, pauseBackground } = homePartTexts.get();
  return (
    <>
      <div ref={place} data-screen-only className="backdrop">
        {isSeen !== undefined && isStill && <img src={demoVideo.backdrop} alt="" />}
        {isSeen !== undefined && !isStill && <MovingPicture plays={isSeen && !isStopped} />}
      </div>
      {!isStill && (
        <button
          type="button"
          data-screen-only
          className="absolute top-2 right-5 min-h-6 text-12 text-fg-3 hover:text-fg sm:right-12"
          onClick={() => setStopped(!isStopped)}
        >
          {isStopped ? playBackground : pauseBackground}
        </button>
      )}
    </>
  );
}

/** Decoration: what moves by itself for long can be stopped, and stands still where nobody sees it. */
function MovingPicture({ plays }: { readonly plays: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const shown = video.current;
    if (plays)
      void shown?.play().catch(() => undefined); // where nothing may play by itself the poster stays
    else shown?.pause();
  }, [plays]);
  return (
    <video
      ref={video}
      muted
      loop
      playsInline
      disableRemotePlayback
      tabIndex={-1}
      aria-hidden
      poster={demoVideo.backdrop}
      onLoadedMetadata={({ currentTarget }) => skipHome(currentTarget)}
      onTimeUpdate={({ currentTarget }) => skipHome(currentTarget)}
    >
      {demoVideo.sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
    </video>
  );
}

function skipHome(video: HTMLVideoElement): void {
  if (video.currentTime < demoVideo.pastHome) video.currentTime = demoVideo.pastHome;
}
