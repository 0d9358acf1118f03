import { z } from 'zod';
import { invisibleCharacters, isVisibleText } from './checks';

/**
 * Text for names: no control characters (PostgreSQL cannot store all), and no invisible characters, which could make
 * two names look alike or reverse the text direction.
 */
export const visibleTextSchema = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u, 'must not contain control characters')
  .refine(isVisibleText, invisibleCharacters);

/** A name, including emoji and quotes. */
export const nameSchema = visibleTextSchema.min(1).max(120);
