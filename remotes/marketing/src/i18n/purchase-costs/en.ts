import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  title: 'What does buying cost?',
  lead: 'Transfer tax, notary and land registry for a purchase in the Netherlands. Every line shows its rate, where that comes from and of which year it is.',
  form: {
    heading: 'The purchase',
    price: 'Purchase price, kosten koper (€)',
    priceHint: 'Without movable goods.',
    date: 'Date of the deed',
    dateHint: 'This date decides the tax rate.',
    purchaser: 'Purchaser',
  },
  purchaser: {
    'own-home': 'Will live there',
    starter: 'First-time buyer, will live there',
    investor: 'Investor in dwellings',
    'non-dwelling': 'Buyer of business property',
  },
  problem: {
    'price-missing': 'Enter an amount, for example 450,000.',
    'price-out-of-range': 'Enter an amount from {{least}} up to {{most}}.',
    'date-missing': 'Enter an existing date.',
    'date-too-early': 'Rates are known from {{year}}. Choose a later date.',
  },
  result: {
    heading: 'The costs',
    line: 'Item',
    rate: 'Rate',
    amount: 'Amount',
    fixed: 'fixed',
    price: 'Purchase price (k.k.)',
    total: 'Costs together',
    share: '{{share}} of the purchase price',
    vrijOpNaam: 'All costs included (v.o.n.)',
    parts: 'Where the costs go',
    source: '{{source}}, {{year}}',
    waiting: 'Calculating the costs',
    incomplete: 'Complete the purchase and the costs appear here.',
    laterYear:
      'The deed is of {{deedYear}}, for which no rates have been set yet. Those of {{year}} were used.',
    aboveLimit:
      'The price is above the limit for first-time buyers of {{limit}} in {{year}}: the exemption lapses and the ordinary rate applies.',
  },
  line: {
    'transfer-tax': 'Transfer tax',
    notary: 'Notary',
    registry: 'Land registry',
    valuation: 'Valuation',
    advice: 'Advice',
  },
  why: {
    'transfer-tax': {
      'own-home': 'Tax on the price for those who will live there for some time.',
      starter:
        'Exempt for buyers from 18 to 35 who will live there, did not use the exemption before and stay below the limit.',
      investor: 'Tax on the price of a dwelling in which the purchaser will not live.',
      'non-dwelling': 'Tax on the price of whatever is no dwelling.',
    },
    notary:
      'The deed of transfer and, with a loan, the mortgage deed. Notaries set their own prices; this is a usual amount.',
    registry: 'Entry of the deeds in the public registers.',
    valuation: 'A validated report, as lenders ask for.',
    advice: 'Advice on and arranging of the loan or the purchase.',
  },
  rates: {
    heading: 'Transfer tax by year',
    purchaser: 'Purchaser',
    limit: 'Limit for first-time buyers',
    source: 'Source: {{source}}',
  },
  action: {
    share: 'Copy the link',
    copied: 'The link is copied. Everybody who opens it sees this calculation.',
    notCopied: 'Copying does not work here. The address bar has the same link.',
    print: 'Print',
    retry: 'Try again',
  },
  failure: {
    title: 'The costs cannot be calculated right now',
    away: 'The service does not answer. What you entered is still here.',
    refused: 'The service cannot calculate with this input. Check the price and the date.',
    details: 'For support',
  },
  note: 'A calculation in advance, not advice. The notary draws up the settlement.',
};
