/** Java SE 25, §3.9: reserved keywords and literals. Contextual keywords (record, var, module) are legal in package names. */
const JAVA_WORDS = new Set(
  (
    'abstract assert boolean break byte case catch char class const continue default do double else enum extends final ' +
    'finally float for goto if implements import instanceof int interface long native new package private protected ' +
    'public return short static strictfp super switch synchronized this throw throws transient try void volatile while ' +
    'true false null'
  ).split(' '),
);

/** Names Windows keeps for devices: a folder of such a name cannot be unpacked there. */
const DEVICE = /^(con|prn|aux|nul|com[1-9]|lpt[1-9])$/i;

/** True for a name Windows keeps for a device: the archive's root folder is called like the project. */
export function isDeviceName(name: string): boolean {
  return DEVICE.test(name);
}

/** True for a package segment that cannot be used: a Java word, or a Windows device. */
export function isReservedSegment(segment: string): boolean {
  return JAVA_WORDS.has(segment) || isDeviceName(segment);
}
