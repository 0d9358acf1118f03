/** Texts of the article about better energielabels, in the source language. */
export const nl = {
  title: 'Wat is een beter energielabel waard?',
  lead: 'Woningen met een beter label worden duurder verkocht. Hoeveel duurder, verschilt per onderzoek. Hier rekent u het na, met de bron bij elk getal.',
  form: {
    heading: 'De woning',
    value: 'Waarde nu (€)',
    valueHint: 'Van de woning met het huidige label.',
    from: 'Label nu',
    to: 'Label straks',
    year: 'Bouwjaar',
    yearHint: 'Mag leeg blijven.',
    dwelling: 'Soort woning',
    dwellingHint: 'Bepaalt de kosten, niet het verschil in prijs.',
  },
  dwelling: {
    unknown: 'Gemiddelde woning',
    apartment: 'Appartement',
    terraced: 'Tussenwoning',
    corner: 'Hoekwoning',
    semiDetached: 'Twee-onder-een-kap',
    detached: 'Vrijstaand',
  },
  problem: {
    'value-missing': 'Vul een bedrag in, bijvoorbeeld 400.000.',
    'value-range': 'Vul een bedrag in van {{least}} tot en met {{most}}.',
    'year-range': 'Vul een jaar van vier cijfers in, of laat dit leeg.',
  },
  result: {
    heading: 'Het verschil in prijs',
    label: 'Prijsverschil tussen label {{from}} en {{to}}, naar verwachting',
    range: 'tussen {{low}} en {{high}}',
    association:
      'Zoveel verschillen verkochte woningen met deze labels. Het is geen belofte voor wie er één verbetert.',
    waiting: 'Het verschil wordt berekend',
    incomplete: 'Vul de woning aan, dan staat hier het verschil.',
  },
  steps: {
    heading: 'Stap voor stap',
    step: 'Stap',
    to: 'naar',
    rate: 'Deel van de waarde',
    amount: 'Bedrag',
    total: 'Samen',
  },
  sums: {
    heading: 'Na de kosten van de maatregelen',
    low: 'Laag',
    middle: 'Midden',
    high: 'Hoog',
    rate: 'Deel van de waarde',
    effect: 'Prijsverschil',
    cost: 'Kosten van de maatregelen',
    left: 'Wat er overblijft',
    costNote:
      'De kosten gelden voor het isoleren van de hele schil, ook als er minder nodig is ({{source}}). Lagere stookkosten zijn niet meegeteld.',
  },
  method: {
    heading: 'Hoe dit is berekend',
    steps:
      'Het midden telt stappen van één letter op: 2,1 % per stap van G naar C en 2,7 % per stap van C naar A (brainbay 2023). Boven C scheelt het bouwjaar: voor 1920 telt een stap 1,41 keer, na 1995 0,56 keer.',
    range:
      'Laag is 4,1 % voor een beter tegenover een slechter label, hoe groot de sprong ook is, maar nooit meer dan het midden (Calcasa 2025). Hoog volgt de NVM in 2022: 11,6 % van G naar C en 5,5 % van C naar A.',
  },
  limits: {
    heading: 'Wat u hier niet uit mag opmaken',
    cause:
      'Dat een maatregel de waarde zoveel verhoogt. Woningen met een beter label zijn vaak ook nieuwer, groter of beter onderhouden; het onderzoek haalt niet al die verschillen eruit.',
    measures: 'Wat uw woning nodig heeft. Dat zegt een energieadviseur na een opname.',
    kinds:
      'Dat het verschil voor elk soort woning gelijk is. Een tabel per soort is niet gevonden en dus niet verzonnen.',
    offices: 'Iets over kantoren: daarover gaat dit onderzoek niet.',
    beyond: 'Iets over A+ en beter. De berekening stopt bij A.',
    old: 'Dat het zo blijft. In de jaren 2016 tot 2021 schommelde het verschil tussen 2 en 5 %.',
  },
  studies: {
    heading: 'Wat er is gepubliceerd',
    source: 'Bron',
    found: 'Uitkomst',
    calcasa:
      'Beter tegenover slechter label: 4,1 %. In 2016–2020 tussen 4 en 5 %, in de coronajaren minder dan 3 %, in 2021 4 %, in 2018 2 %.',
    brainbay2023:
      'G naar C 8,3 %, C naar A 5,4 %, D naar A+ 10,4 %, de gemiddelde sprong 7,2 %. C naar A: 7,6 % voor 1920, iets meer dan 3 % na 1995.',
    nvm: 'G naar C 11,6 %, E naar B ongeveer 10 %, C naar A 5,5 %. Tussenwoningen in Amersfoort van E naar A: 14,3 %, € 75.000.',
    brainbay2022:
      'G naar C 7,9 % in juli en 6,9 % in het vierde kwartaal; C naar A 4,5 % in het vierde kwartaal.',
    dnb: 'Groen tegenover niet-groen: ongeveer € 7.000 in 2017, met een piek van € 9.000 in 2015.',
    tilburg: 'A of B: € 6.000 meer. F of G: € 12.000 minder. Verkoop 52 dagen sneller.',
    tias: 'A: 2 % meer. G: € 15.000 minder.',
    checked: 'Bijeengezocht in november 2026. Verschillen tussen bronnen zijn niet gladgestreken.',
  },
  next: {
    heading: 'En uw eigen woning?',
    text: 'Zoek een adres op: het label en het bouwjaar staan in de registers, de waarde schat Kavel.',
    estimate: 'Schat de waarde van een adres',
    own: 'Bekijk uw portefeuille',
  },
  action: {
    share: 'Kopieer de koppeling',
    copied: 'De koppeling is gekopieerd. Wie haar opent, ziet deze berekening.',
    notCopied: 'Kopiëren lukt hier niet. De adresbalk heeft dezelfde koppeling.',
    print: 'Druk af',
  },
  failure: {
    title: 'Het verschil is nu niet te berekenen',
    away: 'De dienst antwoordt niet. Wat u invulde, staat er nog.',
    refused: 'Met deze gegevens kan de dienst niet rekenen. Controleer waarde, labels en bouwjaar.',
    retry: 'Probeer opnieuw',
    details: 'Details voor ondersteuning',
  },
} as const;
