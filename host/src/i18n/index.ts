import { defineTexts } from '@kavel/i18n';
import { de } from './de';
import { en } from './en';
import { nl } from './nl';

/** Texts of the host. What the specification quotes stands verbatim in the components. */
export const { useTexts, translate } = defineTexts({ nl, en, de });
