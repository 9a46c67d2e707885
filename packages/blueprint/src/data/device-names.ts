/** Windows opens a device for a file or folder of these names, whatever its ending. */
export const DEVICE_NAMES: readonly string[] = [
  'con',
  'prn',
  'aux',
  'nul',
  ...['1', '2', '3', '4', '5', '6', '7', '8', '9'].flatMap((digit) => [`com${digit}`, `lpt${digit}`]),
];
