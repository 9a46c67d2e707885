/**
 * A text for Spring's configuration in which `${` stands for itself instead of starting a placeholder. A `${` that Spring
 * finds no end for is text already, and a back-slash before it would stay.
 */
export function escapeSpringPlaceholders(text: string): string {
  return text.replaceAll('${', (start, at: number) => (hasEnd(text, at + start.length) ? `\\${start}` : start));
}

/** Whether a brace closes what stands before `from`, passing over pairs of braces as Spring does. */
function hasEnd(text: string, from: number): boolean {
  let open = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') open += 1;
    else if (text[at] === '}' && open === 0) return true;
    else if (text[at] === '}') open -= 1;
  }
  return false;
}
