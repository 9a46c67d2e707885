import { z } from 'zod';

/** Where a page stands in the list it is of. Pages count from 1; a list without entries has one empty page. */
export const pagination = z.object({
  total: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
  totalPages: z.number().int(),
});
export type Pagination = z.infer<typeof pagination>;

/** The page of a list as a query names it. No list of ours is so long. */
export const pageNumber = z.coerce.number().int().min(1).max(1_000_000);

/** Says where a page stands. */
export function paginationOf(total: number, page: number, limit: number): Pagination {
  return { total, page, limit, totalPages: Math.max(1, Math.ceil(total / limit)) };
}
