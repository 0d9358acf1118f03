import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  title: 'What is a better energy label worth?',
  lead: 'Homes with a better label sell for more. How much more differs by study. Work it out here, with the source beside every figure.',
  form: {
    heading: 'The home',
    value: 'Value now (€)',
    valueHint: 'Of the home with its present label.',
    from: 'Label now',
    to: 'Label then',
    year: 'Year of construction',
    yearHint: 'May stay empty.',
    dwelling: 'Kind of home',
    dwellingHint: 'Decides the costs, not the difference in price.',
  },
  dwelling: {
    unknown: 'Average home',
    apartment: 'Flat',
    terraced: 'Terraced house',
    corner: 'End-of-terrace house',
    semiDetached: 'Semi-detached house',
    detached: 'Detached house',
  },
  problem: {
    'value-missing': 'Enter an amount, for example 400,000.',
    'value-range': 'Enter an amount from {{least}} to {{most}}.',
    'year-range': 'Enter a year of four digits, or leave this empty.',
  },
  result: {
    heading: 'The difference in price',
    label: 'Expected difference in price between label {{from}} and {{to}}',
    range: 'between {{low}} and {{high}}',
    association:
      'This is how much sold homes with these labels differ. It promises nothing to whoever improves one.',
    waiting: 'Working out the difference',
    incomplete: 'Complete the home, and the difference is shown here.',
  },
  steps: {
    heading: 'Step by step',
    step: 'Step',
    to: 'to',
    rate: 'Share of the value',
    amount: 'Amount',
    total: 'Together',
  },
  sums: {
    heading: 'After the costs of the measures',
    low: 'Low',
    middle: 'Middle',
    high: 'High',
    rate: 'Share of the value',
    effect: 'Difference in price',
    cost: 'Costs of the measures',
    left: 'What is left',
    costNote:
      'The costs are those of insulating the whole envelope, also where less is needed ({{source}}). Lower heating bills are not counted.',
  },
  method: {
    heading: 'How this is worked out',
    steps:
      'The middle adds up steps of one letter: 2.1 % a step from G to C and 2.7 % a step from C to A (brainbay 2023). Above C age matters: before 1920 a step counts 1.41 times, after 1995 0.56 times.',
    range:
      'Low is 4.1 % for a better against a worse label, however large the jump, but never more than the middle (Calcasa 2025). High follows NVM in 2022: 11.6 % from G to C and 5.5 % from C to A.',
  },
  limits: {
    heading: 'What you may not conclude from this',
    cause:
      'That a measure raises the value by so much. Homes with a better label are often newer, larger or better kept as well; the studies do not remove all of these differences.',
    measures: 'What your home needs. An energy adviser says so after a survey.',
    kinds:
      'That the difference is the same for every kind of home. No table by kind was found, so none is made up.',
    offices: 'Anything about offices: these studies do not cover them.',
    beyond: 'Anything about A+ and better. The calculation ends at A.',
    old: 'That it stays like this. From 2016 to 2021 the difference moved between 2 and 5 %.',
  },
  studies: {
    heading: 'What was published',
    source: 'Source',
    found: 'Finding',
    calcasa:
      'Better against worse label: 4.1 %. In 2016–2020 between 4 and 5 %, in the corona years less than 3 %, in 2021 4 %, in 2018 2 %.',
    brainbay2023:
      'G to C 8.3 %, C to A 5.4 %, D to A+ 10.4 %, the mean jump 7.2 %. C to A: 7.6 % before 1920, just over 3 % after 1995.',
    nvm: 'G to C 11.6 %, E to B about 10 %, C to A 5.5 %. Terraced houses in Amersfoort from E to A: 14.3 %, €75,000.',
    brainbay2022: 'G to C 7.9 % in July and 6.9 % in the fourth quarter; C to A 4.5 % in the fourth quarter.',
    dnb: 'Green against not green: about €7,000 in 2017, with a peak of €9,000 in 2015.',
    tilburg: 'A or B: €6,000 more. F or G: €12,000 less. Sold 52 days sooner.',
    tias: 'A: 2 % more. G: €15,000 less.',
    checked: 'Collected in November 2026. Differences between sources are not smoothed out.',
  },
  next: {
    heading: 'And your own home?',
    text: 'Look up an address: label and year of construction are in the registers, Kavel estimates the value.',
    estimate: 'Estimate the value of an address',
    own: 'Look at your portfolio',
  },
  action: {
    share: 'Copy the link',
    copied: 'The link is copied. Everybody who opens it sees this calculation.',
    notCopied: 'Copying does not work here. The address bar has the same link.',
    print: 'Print',
  },
  failure: {
    title: 'The difference cannot be worked out right now',
    away: 'The service does not answer. What you entered is still here.',
    refused: 'The service cannot reckon with these figures. Check value, labels and year.',
    retry: 'Try again',
    details: 'Details for support',
  },
};
