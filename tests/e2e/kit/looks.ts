/** The sizes and themes every flow is walked in. */
export const LOOKS = [
  { look: 'desktop, light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { look: 'desktop, dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { look: 'phone, light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { look: 'phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;
