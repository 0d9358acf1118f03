import { z } from 'zod';

/** Id of the partner's brand whose colours and logo are used. */
export const brandSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
