import { defineTexts } from '@kavel/i18n';
import { nl } from './nl';

export const { useTexts: useVisitTexts } = defineTexts({
  nl,
  en: () => import('./en').then(({ en }) => en),
  de: () => import('./de').then(({ de }) => de),
});
