/** Texts that explain why a valuation has two market values. */
export const reconciliation = {
  title: 'Van vergelijking naar kasstroom',
  intro:
    'Twee bases, twee marktwaarden: wat vergelijkbare verkopen zeggen, en wat de huren en verkopen van vijftien jaar contant waard zijn. Beide kosten koper.',
  step: 'Stap',
  amount: 'Bedrag',
  steps: {
    overrides: 'Overschreven waarden: wat zij in beide marktwaarden verschuiven',
    'no-cash-flow': 'Niet in de kasstroom: oppervlakte of huur ontbreekt',
    'no-comparison': 'Wel in de kasstroom, zonder waarde uit vergelijking',
    model: 'Andere grondslag: contante opbrengsten (v.o.n., standaardparameters) in plaats van verkopen',
    'transfer-costs': 'Overdrachtskosten: van v.o.n. naar k.k.',
    parameters: 'Eigen parameters en investeringsplan van deze waardering',
  },
  noCashFlow: 'Er is geen kasstroom te berekenen: geen eenheid heeft zowel een oppervlakte als een huur.',
} as const;
