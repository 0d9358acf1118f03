import type { Language } from '@kavel/contracts';
import type { TextsOf } from '@kavel/i18n';
import { de } from './de';
import { en } from './en';
import { nl } from './nl';

/** Texts of the list to fill in: in one file, as they are only fetched when it is downloaded. */
export const templateTexts: Record<Language, TextsOf<typeof nl>> = { nl, en, de };
