import { defineRemote } from '@kavel/contracts';

/** The public pages, which need no account. */
export default defineRemote({
  name: 'marketing',
  routes: [
    {
      path: '/',
      module: './HomePage',
      permission: null,
      title: {
        nl: 'Weet wat uw vastgoed waard is',
        en: 'Know what your property is worth',
        de: 'Wissen, was Ihre Immobilie wert ist',
      },
      description: {
        nl: 'Portefeuilles, waarderingen en locatiegegevens van Nederlands vastgoed, met elk cijfer uitgelegd tot op de bron.',
        en: 'Portfolios, valuations and location data of Dutch real estate, with every figure explained down to its source.',
        de: 'Portfolios, Bewertungen und Standortdaten niederländischer Immobilien, mit jeder Zahl bis zur Quelle erklärt.',
      },
    },
    {
      path: '/estimate/boron',
      module: './PurchaseCostsPage',
      permission: null,
      title: { nl: 'Aankoopkosten', en: 'Costs of buying', de: 'Kaufnebenkosten' },
      description: {
        nl: 'Overdrachtsbelasting, notaris en kadaster bij een aankoop in Nederland, regel voor regel met tarief en bron.',
        en: 'Transfer tax, notary and registry for a purchase in the Netherlands, line by line with rate and source.',
        de: 'Grunderwerbsteuer, Notar und Register bei einem Kauf in den Niederlanden, Zeile für Zeile mit Satz und Quelle.',
      },
    },
  ],
  navigation: [
    {
      path: '/',
      label: { nl: 'Waarderen', en: 'Estimate', de: 'Bewerten' },
      audience: 'visitor',
      permission: null,
      order: 10,
    },
    {
      path: '/estimate/boron',
      label: { nl: 'Aankoopkosten', en: 'Costs of buying', de: 'Kaufnebenkosten' },
      audience: 'visitor',
      permission: null,
      order: 30,
    },
  ],
});
