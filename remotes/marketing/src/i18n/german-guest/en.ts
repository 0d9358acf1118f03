import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  title: 'Kavel for guests from Germany',
  lead: 'Dutch real estate in German: the same data as for everybody, German figures, and the words and rules that differ.',
  language: {
    changed: 'Kavel is in German now.',
    back: 'Back to the language of before',
    german: 'In German',
    failed: 'The German texts do not load right now.',
    again: 'Try again',
  },
  first: {
    estimate: {
      title: 'Value an address',
      text: 'Value with its range, comparable sales and what drives the value.',
    },
    costs: {
      title: 'Work out the costs of buying',
      text: 'Transfer tax, notary and registry, line by line with rate and source.',
    },
    map: { title: 'Open the map', text: 'Buildings, energy labels and neighbourhoods of the whole stock.' },
    rents: {
      title: 'Rent points by neighbourhood',
      text: 'What a home may cost at most by the points system.',
    },
    law: { title: 'Law and rules', text: 'Dutch laws with date, source and last check.' },
  },
  terms: {
    heading: 'Words that you will meet',
    kk: 'Price without the costs of buying, which the buyer bears. Values in Kavel are of this kind.',
    von: 'Price with the costs of buying, usual for new homes.',
    woz: 'Value that the municipality sets each year for taxes. Not a market value, but an indication.',
    bar: 'Gross and net initial yield: rent, or rent after costs, divided by the price.',
    wws: 'Points system for homes, from which the maximum rent follows.',
    bag: 'Register of all addresses and buildings, and the smallest unit in it: a home or a shop.',
    label: 'Letter from G to A+++++ by the use of fossil energy; another scale than that of Germany.',
    corporation: 'Landlord of social homes without profit, with a public duty.',
  },
  tax: {
    text: 'The transfer tax depends on who buys and what for, not on a federal state. The date of the deed counts.',
    heading: 'Transfer tax {{year}}',
    'own-home': 'The people who move in',
    starter: 'First purchase under 35, to live in',
    investor: 'A home as an investment',
    'non-dwelling': 'All that is no home',
    note: 'Rates of {{year}}. Exemption for a first purchase up to {{limit}}.',
    failed: 'The rates are not available right now.',
  },
  rules: {
    heading: 'What differs',
    rent: 'For new leases since 1 July 2024 the points system is binding up to 186 points; since 1 January 2025 municipalities enforce it (Wet betaalbare huur).',
    office:
      'Offices need label C at least since 1 January 2023, from 100 m² and where at least half is office; monuments are exempt.',
    index:
      'Prices of CBS and Kadaster count at the date of the deed, those of NVM at signing, two to three months earlier.',
    note: 'An introduction, no legal advice. As of November 2026; the sources are under ‘Law and rules’.',
  },
};
