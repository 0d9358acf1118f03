import { defineTexts } from '@kavel/i18n';
import { de } from './de';
import { en } from './en';
import { nl } from './nl';

/** Texts of working in a portfolio and of sharing it. */
export const { useTexts: useHubTexts, translate: translateHub } = defineTexts({ nl, en, de });
