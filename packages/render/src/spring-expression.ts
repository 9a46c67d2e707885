/** A text for Spring's configuration in which `${` stands for itself instead of starting a placeholder. */
export function escapeSpringPlaceholders(text: string): string {
  return text.replaceAll('${', '\\${');
}
