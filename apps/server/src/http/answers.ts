import { failure } from '@backsmith/contract';
import { z } from 'zod';

/** The refusals a route may answer, for the description of the API: one shape whatever the status. */
export const refusals = { '4xx': failure, '5xx': failure } as const;

/** What a route answers that sends bytes or events instead of JSON. */
export const stream = z.unknown();
