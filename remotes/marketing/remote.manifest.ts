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
    {
      path: '/energielabelsprong-woningwaarde',
      module: './LabelJumpPage',
      permission: null,
      title: {
        nl: 'Wat is een beter energielabel waard?',
        en: 'What is a better energy label worth?',
        de: 'Was ist ein besseres Energielabel wert?',
      },
      description: {
        nl: 'Reken uit hoeveel duurder woningen met een beter energielabel worden verkocht, met bron en onzekerheid.',
        en: 'Work out how much more Dutch homes with a better energy label sell for, with sources and uncertainty.',
        de: 'Wie viel teurer niederländische Wohnungen mit besserem Energielabel verkauft werden, mit Quelle und Spanne.',
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
    {
      path: '/energielabelsprong-woningwaarde',
      label: { nl: 'Labelsprong', en: 'Label jump', de: 'Labelsprung' },
      audience: 'visitor',
      permission: null,
      order: 40,
    },
  ],
});
