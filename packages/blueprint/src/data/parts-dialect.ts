import type { Schema } from '@backsmith/schema';

/** The dialect in which parts say their tables, whatever database they are written for. */
export const PARTS_DIALECT: Schema['dialect'] = 'postgresql';
