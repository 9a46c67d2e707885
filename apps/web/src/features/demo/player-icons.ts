import type { IconShape } from '../../shared/ui/icons.ts';

// Lucide, as the others; they stand here because no other page needs them.
const SPEAKER =
  'M11 4.702a.705.705 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.705.705 0 0 0 11 19.298z';

export const Play: IconShape = 'M6 3L20 12L6 21z';
export const Pause: IconShape =
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z';
export const Volume: IconShape = `${SPEAKER}M16 9a5 5 0 0 1 0 6M19.364 18.364a9 9 0 0 0 0-12.728`;
export const VolumeOff: IconShape = `${SPEAKER}M22 9l-6 6M16 9l6 6`;
export const Captions: IconShape =
  'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM7 15h4M15 15h2M7 11h2M13 11h4';
