// Takes dashboard, project list, a project and analytics of people with no, one, 20 and 302 projects whole, and every tab of the
// admin panel, in both themes, on desktop and phone, to be looked at: node tests/e2e/pictures/look-at-projects.ts <folder>
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PATHS, type ProjectsAnswer, type SessionAnswer } from '@backsmith/contract';
import type { Browser } from '@playwright/test';
import { seedDemo } from '../../../apps/server/src/seed-demo.ts';
import { LOOKS } from '../kit/looks.ts';
import { openBrowser } from '../kit/open-browser.ts';
import { startServer } from '../kit/start-server.ts';

const PEOPLE = ['admin', 'none', 'one', 'twenty', 'many'] as const;

const ADMIN_TABS = ['overview', 'users', 'revenue', 'payments', 'pricing', 'failures', 'trail'] as const;

async function signIn(address: string, who: string, password: string): Promise<SessionAnswer['data']> {
  const answer = await fetch(address + PATHS.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `demo-${who}@example.com`, password }),
  });
  return ((await answer.json()) as SessionAnswer).data;
}

/** The pages of somebody: of their projects the latest. */
async function pagesOf(address: string, who: string, token: string): Promise<readonly string[]> {
  if (who === 'admin') return ADMIN_TABS.map((tab) => `/admin?tab=${tab}`);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}${PATHS.projects}?status=completed`, { headers });
  const [latest] = ((await answer.json()) as ProjectsAnswer).data.projects;
  return ['/dashboard', '/projects', '/analytics', ...(latest === undefined ? [] : [`/projects/${latest.id}`])];
}

async function takeAll(browser: Browser, address: string, folder: string, password: string): Promise<void> {
  for (const who of PEOPLE) {
    const { token, user } = await signIn(address, who, password);
    const pages = await pagesOf(address, who, token);
    for (const { look, viewport, colorScheme } of LOOKS) {
      const context = await browser.newContext({ baseURL: address, viewport, colorScheme, reducedMotion: 'reduce' });
      const stored = [token, JSON.stringify(user)];
      await context.addInitScript(
        `localStorage.setItem('token', ${JSON.stringify(stored[0])}); localStorage.setItem('user', ${JSON.stringify(stored[1])});`,
      );
      const page = await context.newPage();
      for (const one of pages) {
        await page.goto(one, { waitUntil: 'networkidle' });
        const name = one.startsWith('/projects/') ? 'project' : one.slice(1).replace('?tab=', '-');
        const file = `${name}.${who}.${look.replaceAll(/\W+/g, '-')}.png`;
        await page.screenshot({ path: path.join(folder, file), fullPage: true });
      }
      await context.close();
    }
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say where the pictures go.');
mkdirSync(folder, { recursive: true });
const data = mkdtempSync(path.join(tmpdir(), 'backsmith-look-'));
chmodSync(data, 0o755);
const server = await startServer(data, {});
const browser = await openBrowser();
try {
  const seeded = await seedDemo({ BACKSMITH_DATA: data });
  if (!seeded.ok) throw new Error(seeded.problem);
  await takeAll(browser, server.address, folder, seeded.password);
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
