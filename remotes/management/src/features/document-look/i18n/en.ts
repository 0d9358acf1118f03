import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  title: 'Look of documents',
  back: 'Management',
  about:
    'Reports, passports and other PDFs carry the logo and the colour of your organisation. Documents for a partner keep the look of that partner.',
  logo: {
    label: 'Logo',
    choose: 'Choose a picture',
    replace: 'Choose another picture',
    remove: 'Remove the logo',
    hint: 'PNG, SVG, JPEG or WebP, at least 48 pixels high and at most eight times as wide as high. Without a logo, the name of the organisation is written.',
    problems: {
      format: 'This is no picture that can be read.',
      large: 'This picture has too much detail for a logo. Choose a simpler one.',
      small: 'This picture is too small: choose one of at least 48 pixels high.',
      wide: 'This picture is too wide: at most eight times as wide as high.',
    },
  },
  colour: {
    label: 'Colour',
    hint: 'As #RRGGBB.',
    pick: 'Pick',
    kavel: 'Colour of Kavel',
    unknown: 'Enter a colour as #1F4E79.',
    light: 'This colour is too light to be read on paper. Choose a darker one.',
  },
  preview: {
    label: 'How a document begins',
    kind: 'Valuation report',
    title: 'Year end 2026',
    chip: 'Approved',
  },
  unchanged: 'Your organisation has not chosen a look yet.',
  leave: {
    title: 'The look is not saved',
    text: 'If you leave, documents keep the look they had.',
  },
};
