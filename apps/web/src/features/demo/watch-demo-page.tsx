import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { demoVideo } from '../../content/demo/index.ts';
import { classNames } from '../../shared/lib/class-names.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EndDialog } from './end-dialog.tsx';
import { PlayerControls } from './player-controls.tsx';
import { Transcript, useTranscript } from './transcript.tsx';
import { usePlayer } from './use-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useWayBack } from './use-way-back.ts';
import './demo.css';

type Stage = 'intro' | 'video' | 'end';

const INTRO_MS = 3000;

/** The demo: some words, then the video, then the question. Always dark and as large as the window. */
export function WatchDemoPage() {
  const track = useRef<HTMLTrackElement>(null);
  const [stage, setStage] = useState<Stage>('intro');
  const [isBroken, setBroken] = useState(false);
  const { video, state, actions, events } = usePlayer();
  const start = useEffectEvent(actions.start);
  const lines = useTranscript(track);
  const leave = useWayBack();

  useEffect(() => {
    if (stage !== 'intro') return;
    const timer = setTimeout(() => {
      setStage('video');
      start();
    }, INTRO_MS);
    return () => clearTimeout(timer);
  }, [stage]);
  usePlayerKeys(
    {
      toggle: () => stage === 'video' && actions.toggle(),
      seekBy: (seconds) => stage === 'video' && actions.seek(state.time + seconds),
      leave,
    },
    stage !== 'end',
  );

  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] bg-bg text-fg scheme-dark"
    >
      <h1 className="sr-only">Watch the demo</h1>
      <div className="relative grid min-h-0">
        <video
          ref={video}
          playsInline
          preload="auto"
          poster={demoVideo.poster}
          aria-label="Demo"
          className={classNames(
            'demo min-h-0 size-full cursor-pointer object-contain',
            stage === 'intro' && 'invisible',
          )}
          onClick={actions.toggle}
          onEnded={() => setStage('end')}
          {...events}
          onPlay={() => {
            setStage('video');
            events.onPlay();
          }}
        >
          {demoVideo.sources.map(({ src, type }, at) => (
            <source
              key={src}
              src={src}
              type={type}
              onError={() => at === demoVideo.sources.length - 1 && setBroken(true)}
            />
          ))}
          <track ref={track} kind="captions" srcLang="en" label="English" src={demoVideo.captions} default />
        </video>
        {stage === 'intro' && (
          <p className="absolute inset-0 grid place-content-center px-5 text-center text-40 font-semibold text-balance">
            {demoVideo.intro}
          </p>
        )}
        {isBroken && stage !== 'intro' && <Broken />}
      </div>
      <PlayerControls state={state} actions={actions} onClose={leave} />
      <Transcript lines={lines} />
      {stage === 'end' && <EndDialog onCancel={leave} onClose={() => setStage('video')} />}
    </main>
  );
}

/** No browser is left without a way on. */
function Broken() {
  return (
    <div
      role="alert"
      className="absolute inset-0 grid place-content-center justify-items-center gap-4 px-5 text-center"
    >
      <p>The video could not be played here.</p>
      <ButtonLink to="/how-it-works">See how it works</ButtonLink>
    </div>
  );
}
