/** The pattern of texts that contain a part, whose own wildcards are letters like any other. */
export function containing(part: string): string {
  return `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** The pattern of texts that begin with a part. */
export function beginning(part: string): string {
  return `${part.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
