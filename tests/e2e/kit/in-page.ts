import type { Page } from '@playwright/test';

// What is asked inside a page goes there as text: this project's types know no browser globals.

/** The id of what has the focus. */
export async function focusedId(page: Page): Promise<string> {
  return String(await page.evaluate('document.activeElement?.id ?? ""'));
}

/** Scrolls to that many pixels from the top. */
export async function scrollDown(page: Page, pixels: number): Promise<void> {
  await page.evaluate(`scrollTo(0, ${pixels})`);
}

/** The computed style of the page's root element. */
export async function rootStyle(page: Page, property: string): Promise<string> {
  return String(await page.evaluate(`getComputedStyle(document.documentElement).getPropertyValue("${property}")`));
}

/** The colour behind everything. */
export async function groundColour(page: Page): Promise<string> {
  return String(await page.evaluate('getComputedStyle(document.body).backgroundColor'));
}

/** How far the page is wider than its window, in pixels; nothing may scroll sideways. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return Number(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'));
}

/** How far the page can be scrolled down, in pixels. */
export async function downwardScroll(page: Page): Promise<number> {
  return Number(await page.evaluate('document.documentElement.scrollHeight - document.documentElement.clientHeight'));
}

/** The inline style of an element. */
export async function inlineStyle(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).getAttribute('style')) ?? '';
}

/** Something one drags: a file of that name and content. */
export async function draggedFile(page: Page, name: string, content: string) {
  const file = `new File([${JSON.stringify(content)}], ${JSON.stringify(name)})`;
  return await page.evaluateHandle(
    `(() => { const data = new DataTransfer(); data.items.add(${file}); return data; })()`,
  );
}

/** The computed style of the first element that matches. */
export async function computedStyle(page: Page, selector: string, property: string): Promise<string> {
  const element = `document.querySelector(${JSON.stringify(selector)})`;
  return String(await page.evaluate(`getComputedStyle(${element}).getPropertyValue(${JSON.stringify(property)})`));
}
