/**
 * A rule's pattern, which all of a value has to match, as databases take one, which is found anywhere: with anchors, but for
 * an end that may be anything. The pattern has no alternatives at its top that anchors would divide.
 */
export function searchPattern(pattern: string): string {
  const start = pattern.startsWith('.*') ? pattern.slice(2) : `^${pattern}`;
  return start.endsWith('.*') && !start.endsWith('\\.*') ? start.slice(0, -2) : `${start}$`;
}
