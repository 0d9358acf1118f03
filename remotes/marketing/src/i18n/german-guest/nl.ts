/** Texts of the page for guests from Germany, in the source language. */
export const nl = {
  title: 'Kavel voor gasten uit Duitsland',
  lead: 'Nederlands vastgoed in het Duits: dezelfde gegevens als voor iedereen, Duitse getallen, en de woorden en regels die anders zijn.',
  language: {
    changed: 'Kavel staat nu in het Duits.',
    back: 'Terug naar de taal van daarvoor',
    german: 'In het Duits',
    failed: 'De Duitse teksten laden nu niet.',
    again: 'Probeer opnieuw',
  },
  first: {
    estimate: {
      title: 'Waardeer een adres',
      text: 'Waarde met bandbreedte, vergelijkbare verkopen en wat de waarde bepaalt.',
    },
    costs: {
      title: 'Bereken de aankoopkosten',
      text: 'Overdrachtsbelasting, notaris en kadaster, regel voor regel met tarief en bron.',
    },
    map: { title: 'Open de kaart', text: 'Panden, energielabels en buurten van de hele voorraad.' },
    rents: {
      title: 'Huurpunten per buurt',
      text: 'Wat een woning volgens het puntenstelsel hoogstens mag kosten.',
    },
    law: { title: 'Wet en regels', text: 'Nederlandse wetten met datum, bron en stand van de controle.' },
  },
  terms: {
    heading: 'Woorden die u tegenkomt',
    kk: 'Prijs zonder bijkomende kosten; die draagt de koper. Zo staan waarden in Kavel.',
    von: 'Prijs met de bijkomende kosten, gewoon bij nieuwbouw.',
    woz: 'Waarde die de gemeente jaarlijks vaststelt voor belastingen. Geen marktwaarde, wel een aanwijzing.',
    bar: 'Bruto en netto aanvangsrendement: huur, of huur na kosten, gedeeld door de koopprijs.',
    wws: 'Puntenstelsel voor woningen, waaruit de hoogste huur volgt.',
    bag: 'Register van alle adressen en panden, en de kleinste eenheid daarin: een woning of winkel.',
    label:
      'Letter van G tot A+++++ naar het gebruik van fossiele energie; een andere schaal dan het Duitse energiebewijs.',
    corporation: 'Verhuurder van sociale woningen zonder winstoogmerk, met een publieke taak.',
  },
  tax: {
    text: 'De overdrachtsbelasting hangt af van wie koopt en waarvoor, niet van een deelstaat. De datum van de akte telt.',
    heading: 'Overdrachtsbelasting {{year}}',
    'own-home': 'Wie er zelf gaat wonen',
    starter: 'Eerste koop onder 35, zelf bewoond',
    investor: 'Woning als belegging',
    'non-dwelling': 'Al wat geen woning is',
    note: 'Tarieven van {{year}}. Vrijstelling bij een eerste koop tot {{limit}}.',
    failed: 'De tarieven zijn nu niet op te vragen.',
  },
  rules: {
    heading: 'Wat anders is',
    rent: 'Voor nieuwe huurcontracten sinds 1 juli 2024 is het puntenstelsel bindend tot 186 punten; sinds 1 januari 2025 handhaven gemeenten het (Wet betaalbare huur).',
    office:
      'Kantoren moeten sinds 1 januari 2023 minstens label C hebben, vanaf 100 m² en als minstens de helft kantoor is; monumenten zijn uitgezonderd.',
    index:
      'Prijzen van CBS en Kadaster tellen bij de datum van de akte, die van de NVM bij de ondertekening, twee tot drie maanden eerder.',
    note: 'Een inleiding, geen juridisch advies. Stand november 2026; de bronnen staan onder ‘Wet en regels’.',
  },
} as const;
