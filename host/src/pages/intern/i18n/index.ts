import { defineTexts } from '@kavel/i18n';
import { de } from './de';
import { en } from './en';
import { nl } from './nl';

/** Texts for colleagues, loaded with what is only for them. */
export const { useTexts: useInternTexts } = defineTexts({ nl, en, de });
