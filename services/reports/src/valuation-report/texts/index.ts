import type { Language } from '@kavel/contracts';
import { de } from './de';
import { en } from './en';
import { nl } from './nl';

export type ReportTexts = typeof nl;

/** Texts of the valuation report by language. */
export const reportTexts: Record<Language, ReportTexts> = { nl, en, de };

/** Replaces each `{name}` by its value, in one pass: values may contain braces. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
