/** Texts of the home page below the fold, in the source language. */
export const nl = {
  explain: {
    range: '{{low}} tot {{high}} bij 68 % zekerheid',
    heading: 'Zo komt een bedrag tot stand',
    lead: '{{address}} is hierboven geschat op {{value}}. Dit zit erachter.',
    leadNone: 'Kies hierboven een adres, dan staat hier wat er achter het bedrag zit.',
    object: 'Wat het register van het pand weet',
    oppervlakte: 'Oppervlakte',
    bouwjaar: 'Bouwjaar',
    gebruik: 'Gebruik',
    energielabel: 'Energielabel',
    buurt: 'Buurt',
    unknown: 'onbekend',
    sourceDemo: 'demo',
    comparison: 'Waar het mee is vergeleken',
    comparisonText_one: '{{count}} verkoop van hetzelfde type: de meest gelijkende uit de omgeving.',
    comparisonText_other: '{{count}} verkopen van hetzelfde type: de meest gelijkende uit de omgeving.',
    comparisonSteps:
      'Elke prijs is eerst naar de peildatum gebracht met de prijsindex, dan gecorrigeerd voor het verschil in oppervlakte, bouwjaar en label. Wat dichterbij en gelijker is, weegt zwaarder.',
    perArea: 'Uitkomst: {{price}} per m²',
    certainty: 'Hoe zeker het is',
    certaintyText: 'Bij 68 van de 100 van zulke panden ligt de verkoopprijs naar verwachting in deze band.',
    accuracy: 'Betrouwbaarheidsklasse {{class}} van 7',
    fictional: 'De verkopen achter dit bedrag zijn gegenereerd voor de demo. Lees het niet als marktwaarde.',
    inside: 'Na het inloggen ziet u de verkopen met adres en dag, met indexatie, correctie en gewicht apart.',
  },
  uses: {
    heading: 'Wat u ermee doet',
    investors: {
      title: 'Beleggers',
      text: 'Plak een adreslijst; de regels die niet kloppen komen terug met de reden. Per eenheid een waarde met bandbreedte, voor het geheel BAR, NAR en WALT.',
    },
    appraisers: {
      title: 'Taxateurs',
      text: 'Referenties met verkoopdatum, afstand, indexatie, correctie en gewicht. Peildatum en versie van het model staan bij de uitkomst.',
    },
    banks: {
      title: 'Banken',
      text: 'Een band van 68 en van 95 % en een betrouwbaarheidsklasse bij elke waarde. Wat niet te waarderen is, krijgt geen bedrag maar een reden.',
    },
    corporations: {
      title: 'Corporaties',
      text: 'Doorexploiteren en uitponden naast elkaar, per groep woningen, over vijftien jaar. Bij elke parameter staan bron en jaar.',
    },
  },
  next: {
    heading: 'Zet uw eigen adressen erin',
    text: 'Een portefeuille is een lijst adressen. Wat u ervan weet, huur en looptijd, vult u zelf aan.',
    login: 'Inloggen',
    search: 'Naar de kaart',
    costs: 'Reken aankoopkosten uit',
  },
} as const;
