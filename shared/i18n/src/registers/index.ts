import { de } from './de';
import { en } from './en';
import { nl } from './nl';

export type { RegisterTexts } from './nl';

/** The words of the registers, for the texts of the packages that show what they tell. Not in the first load. */
export const registerTexts = { nl, en, de };
