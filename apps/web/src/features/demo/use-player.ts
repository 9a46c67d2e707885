import { useRef, useState } from 'react';
import { startPlaying } from './start-playing.ts';

/** What the controls show. */
export type PlayerState = {
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  readonly hasCaptions: boolean;
  readonly time: number;
  readonly duration: number;
};

/** What the controls do. */
export type PlayerActions = {
  /** Plays without anybody having pressed anything. */
  readonly start: () => void;
  readonly toggle: () => void;
  readonly seek: (time: number) => void;
  readonly toggleSound: () => void;
  readonly toggleCaptions: () => void;
};

const AT_START: PlayerState = { isPlaying: false, isMuted: false, hasCaptions: true, time: 0, duration: 0 };

/**
 * What a video element does, and how it is told. The element is the truth: the state follows its events.
 *
 * @returns `video` and `events` for the element, `state` and `actions` for the controls
 */
export function usePlayer() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState(AT_START);
  const follow = () => {
    const shown = video.current;
    if (!shown) return;
    const { paused, muted, currentTime, duration } = shown;
    setState(({ hasCaptions }) => ({
      isPlaying: !paused,
      isMuted: muted,
      hasCaptions,
      time: currentTime,
      duration: Number.isFinite(duration) ? duration : 0,
    }));
  };
  const actions: PlayerActions = {
    start: () => {
      if (video.current) void startPlaying(video.current);
    },
    toggle: () => {
      const shown = video.current;
      if (!shown) return;
      if (shown.paused) void startPlaying(shown);
      else shown.pause();
    },
    seek: (time) => {
      const shown = video.current;
      if (!shown || !Number.isFinite(shown.duration)) return;
      shown.currentTime = Math.min(Math.max(time, 0), shown.duration);
      follow();
    },
    toggleSound: () => {
      if (video.current) video.current.muted = !video.current.muted;
    },
    toggleCaptions: () => {
      const hasCaptions = !state.hasCaptions;
      for (const track of video.current?.textTracks ?? []) track.mode = hasCaptions ? 'showing' : 'hidden';
      setState((known) => ({ ...known, hasCaptions }));
    },
  };
  const events = {
    onPlay: follow,
    onPause: follow,
    onTimeUpdate: follow,
    onSeeked: follow,
    onVolumeChange: follow,
    onLoadedMetadata: follow,
  };
  return { video, state, actions, events };
}
