/** Texts of the purchase cost calculator, in the source language. */
export const nl = {
  title: 'Wat kost kopen?',
  lead: 'Overdrachtsbelasting, notaris en kadaster bij een aankoop in Nederland. Bij elke regel staat het tarief, waar het vandaan komt en van welk jaar het is.',
  form: {
    heading: 'De aankoop',
    price: 'Koopprijs, kosten koper (€)',
    priceHint: 'Zonder roerende zaken.',
    date: 'Datum van de akte',
    dateHint: 'Deze datum bepaalt het belastingtarief.',
    purchaser: 'Koper',
  },
  purchaser: {
    'own-home': 'Gaat er zelf wonen',
    starter: 'Starter, gaat er zelf wonen',
    investor: 'Belegger in woningen',
    'non-dwelling': 'Koper van een bedrijfspand',
  },
  problem: {
    'price-missing': 'Vul een bedrag in, bijvoorbeeld 450.000.',
    'price-out-of-range': 'Vul een bedrag in van {{least}} tot en met {{most}}.',
    'date-missing': 'Vul een bestaande datum in.',
    'date-too-early': 'De tarieven zijn bekend vanaf {{year}}. Kies een latere datum.',
  },
  result: {
    heading: 'De kosten',
    line: 'Post',
    rate: 'Tarief',
    amount: 'Bedrag',
    fixed: 'vast',
    price: 'Koopprijs (k.k.)',
    total: 'Kosten samen',
    share: '{{share}} van de koopprijs',
    vrijOpNaam: 'Vrij op naam (v.o.n.)',
    parts: 'Waar de kosten heen gaan',
    source: '{{source}}, {{year}}',
    waiting: 'De kosten worden berekend',
    incomplete: 'Vul de aankoop aan, dan staan hier de kosten.',
    laterYear:
      'De akte is van {{deedYear}}; daarvoor zijn nog geen tarieven vastgesteld. Er is gerekend met die van {{year}}.',
    aboveLimit:
      'De prijs ligt boven de startersgrens van {{limit}} in {{year}}: de vrijstelling vervalt en het gewone tarief geldt.',
  },
  line: {
    'transfer-tax': 'Overdrachtsbelasting',
    notary: 'Notaris',
    registry: 'Kadaster',
    valuation: 'Taxatie',
    advice: 'Advies',
  },
  why: {
    'transfer-tax': {
      'own-home': 'Belasting over de koopprijs voor wie er zelf langere tijd gaat wonen.',
      starter:
        'Vrijgesteld voor kopers van 18 tot 35 jaar die er zelf gaan wonen, de vrijstelling niet eerder gebruikten en onder de startersgrens blijven.',
      investor: 'Belasting over de koopprijs van een woning waar de koper niet zelf gaat wonen.',
      'non-dwelling': 'Belasting over de koopprijs van al wat geen woning is.',
    },
    notary:
      'De leveringsakte, en bij een lening de hypotheekakte. Notarissen bepalen hun prijs zelf; dit is een gangbaar bedrag.',
    registry: 'Inschrijving van de akten in de openbare registers.',
    valuation: 'Een gevalideerd rapport, dat een geldverstrekker vraagt.',
    advice: 'Advies en bemiddeling bij de financiering of de aankoop.',
  },
  rates: {
    heading: 'Overdrachtsbelasting per jaar',
    purchaser: 'Koper',
    limit: 'Startersgrens',
    source: 'Bron: {{source}}',
  },
  action: {
    share: 'Kopieer de koppeling',
    copied: 'De koppeling is gekopieerd. Wie haar opent, ziet deze berekening.',
    notCopied: 'Kopiëren lukt hier niet. De adresbalk heeft dezelfde koppeling.',
    print: 'Druk af',
    retry: 'Probeer opnieuw',
  },
  failure: {
    title: 'De kosten zijn nu niet te berekenen',
    away: 'De dienst antwoordt niet. Wat u invulde, staat er nog.',
    refused: 'Met deze gegevens kan de dienst niet rekenen. Controleer prijs en datum.',
    details: 'Details voor ondersteuning',
  },
  note: 'Een berekening vooraf, geen advies. De notaris maakt de nota van afrekening.',
} as const;
