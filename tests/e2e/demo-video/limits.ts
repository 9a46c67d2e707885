import path from 'node:path';
import { REPOSITORY } from '../../kit/files/repository.ts';

/** Where the site takes the video from. */
export const DEMO_FOLDER = path.join(REPOSITORY, 'apps/web/src/content/demo');

/** The files of the video, by what they are for. */
export const DEMO_FILES = {
  h264: 'demo.mp4',
  av1: 'demo.webm',
  poster: 'poster.webp',
  backdrop: 'backdrop.webp',
  captions: 'captions.vtt',
} as const;

export const DEMO_LIMITS = {
  leastSeconds: 40,
  mostSeconds: 60,
  framesPerSecond: 30,
  /** Of both videos together. */
  mostBytes: 2_000_000,
  mostPosterBytes: 100_000,
  /** Pixels. Behind the hero it is too faint for more, and must not be what a first visit waits for. */
  backdropWidth: 256,
  mostBackdropBytes: 4_000,
} as const;
