/** Whether a file may be a changelog by its name; what is in it decides. */
export function mayBeChangelog(name: string): boolean {
  return /\.(?:xml|ya?ml|json)$/i.test(name);
}
