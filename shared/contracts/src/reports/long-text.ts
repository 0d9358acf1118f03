import { z } from 'zod';
import { invisibleCharacters, isVisibleText } from '../calls/checks';

/** Text of several lines: line feeds are its only control characters. */
export const longTextSchema = (most: number) =>
  z
    .string()
    .overwrite(text => text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').trim())
    .min(1)
    .max(most)
    .regex(/^(?:\n|\P{Cc})*$/u, 'must not contain control characters')
    .refine(text => isVisibleText(text.replaceAll('\n', ' ')), invisibleCharacters);
