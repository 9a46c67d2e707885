import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeWith, tool } from '../../kit/index.ts';
import { runOk } from '../../kit/processes/run.ts';
import { DEMO_FILES, DEMO_FOLDER, DEMO_LIMITS } from './limits.ts';

const fileOf = (name: string) => path.join(DEMO_FOLDER, name);

type Probe = {
  readonly streams: readonly {
    readonly codec_name: string;
    readonly width?: number;
    readonly height?: number;
    readonly avg_frame_rate: string;
  }[];
  readonly format: { readonly duration: string };
};

async function probe(name: string): Promise<Probe> {
  const asked = ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', fileOf(name)];
  const { stdout } = await runOk(tool('ffmpeg').ffprobe, asked, { cwd: DEMO_FOLDER });
  return JSON.parse(stdout) as Probe;
}

/** When each caption begins and ends, in seconds. */
function captionTimes(): readonly (readonly [from: number, to: number])[] {
  const text = readFileSync(fileOf(DEMO_FILES.captions), 'utf8');
  return [...text.matchAll(/(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})/g)].map(([, ...parts]) => {
    const [fromMinutes = 0, fromSeconds = 0, toMinutes = 0, toSeconds = 0] = parts.map(Number);
    return [fromMinutes * 60 + fromSeconds, toMinutes * 60 + toSeconds];
  });
}

describe('the files of the demo video', () => {
  test('both videos together weigh under 2 MB, the picture for those who do not play it under 100 kB', () => {
    const sizeOf = (name: string) => statSync(fileOf(name)).size;
    expect(sizeOf(DEMO_FILES.h264) + sizeOf(DEMO_FILES.av1)).toBeLessThan(DEMO_LIMITS.mostBytes);
    expect(sizeOf(DEMO_FILES.poster)).toBeLessThan(DEMO_LIMITS.mostPosterBytes);
    expect(sizeOf(DEMO_FILES.backdrop)).toBeLessThan(DEMO_LIMITS.mostBackdropBytes);
    for (const picture of [DEMO_FILES.poster, DEMO_FILES.backdrop]) {
      expect(readFileSync(fileOf(picture)).toString('latin1', 8, 12)).toBe('WEBP');
    }
  });

  test('the captions follow one another, and stand long enough to be read', () => {
    const times = captionTimes();
    expect(times.length).toBeGreaterThan(6);
    for (const [at, [from, to]] of times.entries()) {
      expect(to - from).toBeGreaterThan(2);
      expect(from).toBeGreaterThanOrEqual(times[at - 1]?.[1] ?? 0);
    }
    expect(times.at(-1)?.[1]).toBeLessThanOrEqual(DEMO_LIMITS.mostSeconds);
  });
});

describeWith(['ffmpeg'], 'the videos, as ffprobe reads them', () => {
  test.each([
    [DEMO_FILES.h264, ['h264', 'aac']],
    [DEMO_FILES.av1, ['av1', 'opus']],
  ])('%s has picture and sound in %j, 30 pictures a second, for 40 to 60 seconds', async (name, codecs) => {
    const { streams, format } = await probe(name);
    expect(streams.map((stream) => stream.codec_name)).toEqual(codecs);
    expect(streams[0]).toMatchObject({ avg_frame_rate: `${DEMO_LIMITS.framesPerSecond}/1`, width: 1280, height: 720 });
    const seconds = Number(format.duration);
    expect(seconds).toBeGreaterThanOrEqual(DEMO_LIMITS.leastSeconds);
    expect(seconds).toBeLessThanOrEqual(DEMO_LIMITS.mostSeconds);
    expect(captionTimes().at(-1)?.[1]).toBeLessThanOrEqual(seconds + 0.1);
  });
});
