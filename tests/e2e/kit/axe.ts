import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds, one line each: rule, place, reason. All rules, best practice included. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  return await findingsOf(new AxeBuilder({ page }));
}

/** The rules that look at colours; another theme changes nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds in the light and in the dark theme of a page at its present size, each finding under its theme. */
export async function axeFindingsInBothThemes(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findingsOf(new AxeBuilder({ page }).withRules(COLOUR_RULES));
  return [...light.map((finding) => `light: ${finding}`), ...dark.map((finding) => `dark: ${finding}`)];
}

async function findingsOf(builder: AxeBuilder): Promise<readonly string[]> {
  // Our pages have no frames of strangers, so no second page is needed to gather what was found.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}
