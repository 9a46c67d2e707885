/**
 * The icons of the pages for everybody and of what is around all pages: one path each, drawn on a field of 24 by 24 with a
 * stroke and no fill. From Lucide and, through it, Feather; their licences stand in public/third-party.txt, which the site serves.
 */
export type IconShape = string;

export const Check: IconShape = 'M20 6 9 17l-5-5';
export const ChevronDown: IconShape = 'M6 9l6 6 6-6';
export const FileText: IconShape =
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8';
export const Info: IconShape = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 16v-4M12 8h.01';
export const LogOut: IconShape = 'M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4';
export const Menu: IconShape = 'M4 5h16M4 12h16M4 19h16';
export const Minus: IconShape = 'M5 12h14';
export const Moon: IconShape =
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401';
export const Plus: IconShape = 'M5 12h14M12 5v14';
export const Sun: IconShape =
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41';
export const TriangleAlert: IconShape =
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01';
export const UserRound: IconShape = 'M7 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M20 21a8 8 0 0 0-16 0';
export const X: IconShape = 'M18 6 6 18M6 6l12 12';
