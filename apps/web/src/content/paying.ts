import { textsOf } from '../language/texts.ts';

/** What a visitor without an account is told who wants to pay. */
export const paying = { title: 'Login Required', cancel: 'Cancel', login: 'Login' } as const;

export const payingTexts = textsOf('paying', paying);
