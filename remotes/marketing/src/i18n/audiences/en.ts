import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  list: {
    title: 'One workspace, four ways of looking',
    lead: 'Buyers, appraisers, lenders and landlords ask different questions about the same addresses. Choose yours.',
  },
  start: {
    estimate: 'Estimate an address',
    login: 'Log in',
    search: 'To the map',
  },
  others: 'Also for:',
  limits: 'What it does not do',
  investors: {
    name: 'Investors',
    title: 'From a list of addresses to value and yield',
    lead: 'Paste a list. Every address gets a value with its range, and the whole gets the figures that you steer by.',
    limit:
      'Kavel fills in no rent that you do not know. A yield is of the units with rent, and says how many they are.',
  },
  appraisers: {
    name: 'Appraisers',
    title: 'References that you can defend',
    lead: 'Every comparable sale with date, distance, indexation, adjustment and weight. You decide; the model explains.',
    limit: 'Kavel signs nothing. The judgement, and what you saw on the spot, remain yours.',
  },
  banks: {
    name: 'Banks',
    title: 'Values that say how certain they are',
    lead: 'Every collateral has a range of 68 and of 95 % and a class. And a reason where no value can be given.',
    limit: 'Kavel keeps no loans. The amounts on the monitoring list stay in your own browser.',
  },
  corporations: {
    name: 'Housing corporations',
    title: 'Let on or sell off, side by side',
    lead: 'Both scenarios over fifteen years for each group of homes, with rent points and labels from the same data.',
    limit:
      'The yearly tables of the valuation handbook are not included: you enter them yourself, with their source.',
  },
  offers: {
    list: {
      title: 'A list at once',
      text: 'Pasted, CSV or Excel. What does not match comes back with the reason and a suggestion, and in an error file.',
    },
    values: {
      title: 'A value for each unit',
      text: 'With range and accuracy class, the sales behind it and what moves the value up or down.',
    },
    yields: {
      title: 'BAR, NAR and WALT',
      text: 'From the rents that you enter, with their basis. The total says how many units it covers.',
    },
    bridge: {
      title: 'The difference explained',
      text: 'Between two valuations: what the market did, what came and went, and what you changed yourself.',
    },
    sourcing: {
      title: 'Buildings worth looking at',
      text: 'Ranked by seven signals, from undervalued to improvable. What is unknown is called unknown.',
    },
    references: {
      title: 'References with their sums',
      text: 'From price to indexed to adjusted, step by step. Exclude, pin or add your own.',
    },
    judgement: {
      title: 'Your judgement, kept apart',
      text: 'Another value asks for a reason. The range of the model stays beside it; a colleague can confirm.',
    },
    record: {
      title: 'To be worked out again',
      text: 'Value date, model version and date of the data stand beside the result. The same input gives the same.',
    },
    model: {
      title: 'A model that can be tested',
      text: 'Tried on sales it had not seen: error, hits and coverage by type, area and label.',
    },
    documents: {
      title: 'A report in your own look',
      text: 'Accessible PDF with logo and colour, in three languages, with the source of every figure.',
    },
    ranges: {
      title: 'Two ranges and a class',
      text: 'In which 68 and 95 of 100 sale prices are expected, calibrated on sales that were held back.',
    },
    refusals: {
      title: 'No amount without grounds',
      text: 'Where the floor area is missing or sales are too few, you get a reason instead of a number.',
    },
    monitoring: {
      title: 'Loan beside value',
      text: 'Put the loan beside each address: you see its ratio to the value of today, and what lies above 90 %.',
    },
    audit: {
      title: 'Who did what',
      text: 'Every override, export and change of status is in a log that can only grow.',
    },
    scenarios: {
      title: 'Two scenarios, fifteen years',
      text: 'Cash flows by group with turnover, end value and discount rate, and how sensitive they are.',
    },
    wws: {
      title: 'Rent points and maximum rent',
      text: 'The Dutch rent points system of 2026, for each home and as a map by neighbourhood.',
    },
    labels: {
      title: 'Away from E, F and G',
      text: 'A plan by year with costs, the effect on energy and what remains.',
    },
    parameters: {
      title: 'Every parameter with its source',
      text: 'The norm beside your own value, with year and origin. What you change stays visible.',
    },
    sales: {
      title: 'Own sales as a test',
      text: 'Bring your sales and lay them beside the valuation. They stay with your organisation.',
    },
  },
};
