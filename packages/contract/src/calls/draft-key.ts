import { z } from 'zod';

/**
 * What a browser calls a draft, made up there: the same draft sent again, after a reload or from a second tab, stays one project
 * of the account.
 */
export const draftKey = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);
