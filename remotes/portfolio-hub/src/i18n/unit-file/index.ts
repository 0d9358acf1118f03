import type { Language } from '@kavel/contracts';
import type { TextsOf } from '@kavel/i18n';
import { de } from './de';
import { en } from './en';
import { nl } from './nl';

/** Texts of exports that could not be made: in one file, as they are only fetched with what makes them. */
export const unitFileTexts: Record<Language, TextsOf<typeof nl>> = { nl, en, de };
