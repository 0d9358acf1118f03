import { defineTexts } from '@kavel/i18n';
import { de } from './de';
import { en } from './en';
import { nl } from './nl';

/** Texts of the palette and the list of keys, fetched with them. */
export const { useTexts: usePaletteTexts } = defineTexts({ nl, en, de });
