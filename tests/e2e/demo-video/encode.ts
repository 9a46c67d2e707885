import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runOk } from '../../kit/processes/run.ts';
import { DEMO_FILES, DEMO_LIMITS } from './limits.ts';
import type { Frame } from './recording.ts';

export type Material = {
  readonly frames: readonly Frame[];
  readonly seconds: number;
  /** The second whose picture stands for the whole. */
  readonly posterAt: number;
  /** The sound, as a file. */
  readonly sound: string;
};

/** Sizes that stay within the limits and can still be read; found by looking at the outcome. */
const H264_QUALITY = '29';
const AV1_QUALITY = '46';
/** A seek goes to one of these at the latest. */
const SECONDS_BETWEEN_KEYS = 10;

/** JPEG pictures have colours of the whole range; videos have those of television. */
const COLOURS =
  'scale=in_range=full:in_color_matrix=bt601:out_range=tv:out_color_matrix=bt709,format=yuv420p,setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709';

/** Writes both videos and the pictures. @param ffmpeg the program */
export async function encode(ffmpeg: string, material: Material, work: string, to: string): Promise<void> {
  const list = path.join(work, 'frames.txt');
  writeFileSync(list, listOf(material));
  const { framesPerSecond } = DEMO_LIMITS;
  const keys = String(SECONDS_BETWEEN_KEYS * framesPerSecond);
  const input = ['-y', '-v', 'error', '-f', 'concat', '-safe', '0', '-i', list, '-i', material.sound];
  const common = [
    '-vf',
    `fps=${framesPerSecond},${COLOURS}`,
    '-g',
    keys,
    '-t',
    material.seconds.toFixed(3),
    '-map_metadata',
    '-1',
  ];
  const h264 = [
    '-c:v',
    'libx264',
    '-preset',
    'slower',
    '-tune',
    'animation',
    '-profile:v',
    'high',
    '-level',
    '4.0',
    '-crf',
    H264_QUALITY,
  ];
  const av1 = ['-c:v', 'libsvtav1', '-preset', '5', '-crf', AV1_QUALITY, '-svtav1-params', 'scm=1:tune=0'];
  await runOk(
    ffmpeg,
    [
      ...input,
      ...common,
      ...h264,
      '-c:a',
      'aac',
      '-b:a',
      '32k',
      '-movflags',
      '+faststart',
      path.join(to, DEMO_FILES.h264),
    ],
    { cwd: work },
  );
  await runOk(ffmpeg, [...input, ...common, ...av1, '-c:a', 'libopus', '-b:a', '16k', path.join(to, DEMO_FILES.av1)], {
    cwd: work,
  });
  const posed = material.frames.findLast(({ from }) => from <= material.posterAt);
  if (posed === undefined) throw new Error('There is no picture for the poster.');
  const picture = (name: string, ...how: readonly string[]) =>
    runOk(ffmpeg, ['-y', '-v', 'error', '-i', posed.file, ...how, '-c:v', 'libwebp', path.join(to, name)], {
      cwd: work,
    });
  await picture(DEMO_FILES.poster, '-quality', '72');
  await picture(DEMO_FILES.backdrop, '-vf', `scale=${DEMO_LIMITS.backdropWidth}:-2`, '-quality', '60');
}

/** Each picture with the time it stays, in the words of ffmpeg's concat; the last one is named twice, as it wants it. */
function listOf({ frames, seconds }: Material): string {
  const lines = frames.flatMap(({ file, from }, at) => {
    const until = frames[at + 1]?.from ?? seconds;
    const start = at === 0 ? 0 : from; // the first picture stands from the beginning
    return [`file '${file}'`, `duration ${Math.max(0.001, until - start).toFixed(4)}`];
  });
  const last = frames.at(-1);
  return [...lines, ...(last ? [`file '${last.file}'`] : [])].join('\n');
}
