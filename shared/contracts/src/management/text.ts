import { z } from 'zod';

/** Text without control characters, because PostgreSQL cannot store all of them. */
export const plainTextSchema = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u);
