import { defineTexts } from '@kavel/i18n';
import { de } from './de';
import { en } from './en';
import { nl } from './nl';

/** Texts of what asks who somebody is, beyond the sign-in page. */
export const { useTexts: useIdentityTexts } = defineTexts({ nl, en, de });
