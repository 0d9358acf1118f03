export { dateOf, datePattern, dateText } from './dates';
export { fileNameOf } from './file-name';
export { characters, fitName, fitText } from './fit-text';
export type { Formats } from './formats';
export { formatsOf, useFormats } from './formats';
export { currentLanguage, setLanguage, startI18n, useLanguage } from './language';
export type { TextsOf } from './texts';
export { defineTexts } from './texts';
export { useVtwTypes, vtwTypeTexts } from './vtw-types';
