import { findProgram } from './find-program.ts';

/** What makes videos, and what reads them. */
export type FfmpegPrograms = { readonly ffmpeg: string; readonly ffprobe: string };

/** Both programs of an installed ffmpeg. */
export function findFfmpeg(): FfmpegPrograms | undefined {
  const [ffmpeg, ffprobe] = [findProgram('ffmpeg'), findProgram('ffprobe')];
  return ffmpeg === undefined || ffprobe === undefined ? undefined : { ffmpeg, ffprobe };
}
