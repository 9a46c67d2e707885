/** Windows opens a device for a file or folder of these names, so no path of an archive may hold one. */
const DEVICE = /^(con|prn|aux|nul|com[1-9]|lpt[1-9])$/i;

/** True for a name Windows keeps for a device: a folder of such a name cannot be unpacked there. */
export function isDeviceName(name: string): boolean {
  return DEVICE.test(name);
}
