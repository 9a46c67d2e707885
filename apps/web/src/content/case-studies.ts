/** A case study to come. The addresses stand as they were announced, spelling included. */
export type CaseStudy = { readonly path: string; readonly name: string; readonly about: string };

export const CASE_STUDIES: readonly CaseStudy[] = [
  {
    path: '/privilee-website-case-study-ux-ui-lifestyle',
    name: 'Privilee website',
    about: 'Lifestyle',
  },
  { path: '/privilee-app-case-study-ux-ui-lifestyle', name: 'Privilee app', about: 'Lifestyle' },
  { path: '/ignyte-by-difc-case-study-ux-ui-fintech', name: 'Ignyte by DIFC', about: 'Fintech' },
  { path: '/portl-app-case-study-ux-ui-crypto', name: 'Portl app', about: 'Crypto' },
  { path: '/vitacare-case-study-ux-ui-healhtech', name: 'VitaCare', about: 'Health' },
];
