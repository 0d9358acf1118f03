import { z } from 'zod';
import { invisibleCharacters, isVisibleText } from './checks';

/**
 * Text for names of all kinds: no control characters (of which PostgreSQL cannot keep all), and nothing invisible that
 * would let two names look alike or a name run in the wrong direction.
 */
export const visibleTextSchema = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u, 'must not contain control characters')
  .refine(isVisibleText, invisibleCharacters);

/** A name as people write it, emoji and quotes included. */
export const nameSchema = visibleTextSchema.min(1).max(120);
