import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  explain: {
    range: '{{low}} to {{high}} at 68 % confidence',
    heading: 'How a figure comes about',
    lead: '{{address}} is estimated above at {{value}}. This is what is behind it.',
    leadNone: 'Choose an address above and this shows what is behind the figure.',
    object: 'What the register knows of it',
    oppervlakte: 'Floor area',
    bouwjaar: 'Year built',
    gebruik: 'Use',
    energielabel: 'Energy label',
    buurt: 'Neighbourhood',
    unknown: 'unknown',
    sourceDemo: 'demo',
    comparison: 'What it is compared with',
    comparisonText_one: '{{count}} sale of the same type: the most alike nearby.',
    comparisonText_other: '{{count}} sales of the same type: the most alike nearby.',
    comparisonSteps:
      'Each price is first brought to the value date by the price index, then corrected for the difference in area, year and label. What is nearer and more alike weighs more.',
    perArea: 'Outcome: {{price}} per m²',
    certainty: 'How certain it is',
    certaintyText: 'For 68 in 100 of such properties the sale price is expected within this band.',
    accuracy: 'Accuracy class {{class}} of 7',
    fictional: 'The sales behind this figure were generated for the demo. Do not read it as a market value.',
    inside:
      'After signing in you see the sales with address and day, with indexation, adjustment and weight apart.',
  },
  uses: {
    heading: 'What you do with it',
    investors: {
      title: 'Investors',
      text: 'Paste a list of addresses; lines that are wrong come back with the reason. A value with a range for each unit, gross and net yield and WALT for the whole.',
    },
    appraisers: {
      title: 'Appraisers',
      text: 'References with date of sale, distance, indexation, correction and weight. Value date and model version stand beside the outcome.',
    },
    banks: {
      title: 'Banks',
      text: 'A 68 and a 95 % band and an accuracy class with every value. What cannot be valued gets no figure but a reason.',
    },
    corporations: {
      title: 'Housing corporations',
      text: 'Letting on and selling off side by side, for each group of dwellings, over fifteen years. Every parameter shows its source and year.',
    },
  },
  next: {
    heading: 'Put in your own addresses',
    text: 'A portfolio is a list of addresses. What you know of them, rent and term, you add yourself.',
    login: 'Log in',
    search: 'To the map',
    costs: 'Work out the costs of buying',
  },
};
