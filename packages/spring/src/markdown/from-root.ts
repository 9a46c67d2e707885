import type { Blueprint } from '@backsmith/blueprint';
import { markdownText } from '@backsmith/render';
import type { MarkdownText } from '@backsmith/render';

/** How the build is called from a service's folder. */
export function mvnw({ folder }: Blueprint): string {
  return folder === '' ? './mvnw' : '../mvnw';
}

/** The report, as a service's README leads to it. */
export function reportLink({ folder }: Blueprint): MarkdownText {
  return folder === '' ? markdownText`[REPORT.md](REPORT.md)` : markdownText`[REPORT.md](../REPORT.md)`;
}
