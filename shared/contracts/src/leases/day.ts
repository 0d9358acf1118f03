import { z } from 'zod';

/** Day for which a rent roll or an indexation is asked: months before and after it must be days too. */
export const rentRollDaySchema = z.iso
  .date()
  .refine(day => day >= '1900-01-01' && day < '2200-01-01', { error: 'A day from 1900 to 2199' });
