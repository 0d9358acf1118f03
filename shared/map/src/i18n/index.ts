import { defineTexts } from '@kavel/i18n';
import { de } from './de';
import { en } from './en';
import { nl } from './nl';

export const { useTexts } = defineTexts({ nl, en, de });
export type MapTexts = ReturnType<typeof useTexts>;
