import { defineTexts } from '@kavel/i18n';
import { de } from './de';
import { en } from './en';
import { nl } from './nl';

export const { useTexts, translate } = defineTexts({ nl, en, de });

/** Gives the text at a path in the language in use. */
export type Translate = typeof translate;
