import { z } from 'zod';

/** Text without control characters, of which PostgreSQL cannot keep all. */
export const plainTextSchema = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u);
