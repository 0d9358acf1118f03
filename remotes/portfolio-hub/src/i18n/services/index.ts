import { defineTexts } from '@kavel/i18n';
import { de } from './de';
import { en } from './en';
import { nl } from './nl';

export const { useTexts: useServiceTexts, translate: translateService } = defineTexts({ nl, en, de });
