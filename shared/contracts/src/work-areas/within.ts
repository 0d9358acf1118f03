import { z } from 'zod';

/**
 * Key of outlines that the caller's organisation registered (`keepOutlines`, `filterByWorkAreas`): a filter that has it
 * matches what lies inside of any of them. A key that the organisation has not registered gives a 404.
 */
export const withinSchema = z.string().regex(/^[\w-]{43}$/, 'must be a key of outlines');
