/** The sizes and themes every screen is looked at in. */
export const LOOKS = [
  { look: 'desktop, light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { look: 'desktop, dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { look: 'phone, light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { look: 'phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

/** The looks a flow is walked in: each size and each theme once. What a screen on the way looks like is for `axeFindings`. */
export const FLOW_LOOKS = [LOOKS[0], LOOKS[3]] as const;
