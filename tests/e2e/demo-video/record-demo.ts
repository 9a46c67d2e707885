// Records the demo video anew, from the real product: npm run record-demo
// Needs Chromium and ffmpeg, and a machine with little else to do, so that movements are smooth.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ENGINE_STEPS } from '@backsmith/engine';
import { tool } from '../../kit/index.ts';
import { openBrowser } from '../kit/open-browser.ts';
import { pay } from '../kit/money.ts';
import { signedIn } from '../kit/person.ts';
import { startServer } from '../kit/start-server.ts';
import { cuesOf, webVtt } from './captions.ts';
import { encode } from './encode.ts';
import { filmTimeOf } from './film-time.ts';
import { handOn } from './hand.ts';
import { DEMO_FILES, DEMO_FOLDER, DEMO_LIMITS } from './limits.ts';
import { POINTER_SCRIPT } from './pointer.ts';
import { record } from './recording.ts';
import { soundtrack } from './soundtrack.ts';
import { tellStory } from './story.ts';

const VIEW = { width: 1280, height: 720 } as const;
const UNHURRIED = { workerFile: new URL('./unhurried-engine.ts', import.meta.url), steps: ENGINE_STEPS };

/** The home page shows a still picture to those whose data is dear: a video within the video would only make it heavy. */
const SAVE_DATA = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } })';

/** Somebody who has paid for a project and stands on the home page. */
async function paidPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, viewport: VIEW, colorScheme: 'dark' });
  const page = await context.newPage();
  await signedIn(page, address, { firstName: 'Ada', lastName: 'Novak' });
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Start Building Your Backend' }).click();
  await pay(page, 'good');
  await page.waitForURL('/backsmith-chat');
  await page.addInitScript(POINTER_SCRIPT);
  await page.addInitScript(SAVE_DATA);
  await page.goto('/', { waitUntil: 'networkidle' });
  return page;
}

/** The recording with its time made the film's. */
async function recordStory(page: Page, folder: string) {
  const recording = await record(page, folder, VIEW);
  const scenes: { at: number; lasts: number; text: string }[] = [];
  let posedAt = 0;
  await tellStory({
    page,
    hand: handOn(page),
    say: (text, lasts) => scenes.push({ at: recording.now(), lasts, text }),
    pose: () => {
      posedAt = recording.now();
    },
  });
  const { frames, seconds: end } = await recording.stop();
  const { seconds, inFilm } = filmTimeOf(scenes, end);
  return {
    seconds,
    frames: frames.map(({ file, from }) => ({ file, from: inFilm(from) })),
    said: scenes.map(({ at, text }) => ({ at: inFilm(at), text })),
    posterAt: inFilm(posedAt),
  };
}

/** @throws where the files are not what the site promises */
function checkLimits(seconds: number): void {
  const sizeOf = (name: string) => statSync(path.join(DEMO_FOLDER, name)).size;
  const bytes = sizeOf(DEMO_FILES.h264) + sizeOf(DEMO_FILES.av1);
  console.log(`${seconds.toFixed(1)} s; H.264 ${sizeOf(DEMO_FILES.h264)}, AV1 ${sizeOf(DEMO_FILES.av1)} bytes`);
  if (seconds < DEMO_LIMITS.leastSeconds || seconds > DEMO_LIMITS.mostSeconds) throw new Error(`${seconds} s long.`);
  if (bytes > DEMO_LIMITS.mostBytes) throw new Error(`${bytes} bytes, more than ${DEMO_LIMITS.mostBytes}.`);
}

const work = mkdtempSync(path.join(tmpdir(), 'backsmith-demo-'));
chmodSync(work, 0o755);
const [data, frames] = [path.join(work, 'data'), path.join(work, 'frames')];
mkdirSync(data, { mode: 0o755 });
mkdirSync(frames);
mkdirSync(DEMO_FOLDER, { recursive: true });
try {
  const server = await startServer(data, { BACKSMITH_FREE_GENERATION: 'off' }, { engine: UNHURRIED });
  const browser = await openBrowser();
  let story: Awaited<ReturnType<typeof recordStory>>;
  try {
    story = await recordStory(await paidPage(browser, server.address), frames);
  } finally {
    await browser.close();
    await server.stop();
  }
  console.log(`${story.frames.length} pictures in ${story.seconds.toFixed(1)} s; encoding`);
  const sound = path.join(work, 'sound.wav');
  writeFileSync(sound, soundtrack(story.seconds));
  await encode(tool('ffmpeg').ffmpeg, { ...story, sound }, work, DEMO_FOLDER);
  writeFileSync(path.join(DEMO_FOLDER, DEMO_FILES.captions), webVtt(cuesOf(story.said, story.seconds)));
  checkLimits(story.seconds);
} finally {
  if (process.env['KEEP_SCRATCH'] !== '1') rmSync(work, { recursive: true, force: true });
  else console.log(`Kept ${work}`);
}
