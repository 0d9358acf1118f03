/** Texts of the record of estimates, in the source language. */
export const nl = {
  title: 'Schattingen en wat ervan kwam',
  lead: 'Elke schatting die uw organisatie op een adres maakte, zoals zij toen was, naast de verkoop die erop volgde. Er staat niet bij wie haar maakte.',
  waiting: 'De schattingen worden opgehaald',
  fictional:
    'Een deel van de verkopen is gegenereerd voor de demo: de uitkomsten zeggen niets over de markt.',
  newest: 'De {{count}} nieuwste; de maten gaan over deze.',
  empty: {
    title: 'Nog geen schattingen',
    text: 'Schat een adres: de uitkomst komt hier te staan, en later de verkoop ernaast.',
    action: 'Schat een adres',
  },
  track: {
    total: 'Schattingen',
    sold: 'Daarna verkocht',
    few: 'maten vanaf {{count}} verkopen',
    mdape: 'Afwijking, mediaan',
    ppe10: 'Binnen 10 %',
    coverage68: 'In de band van 68 %',
    coverage95: 'In de band van 95 %',
    expected: 'verwacht: {{share}}',
  },
  column: {
    address: 'Adres',
    made: 'Geschat',
    value: 'Waarde',
    range: 'Band van 68 %',
    inputs: 'Gegevens',
    model: 'Model',
    sale: 'Verkocht',
    difference: 'Verschil',
  },
  recorded: {
    done: 'Vastgelegd voor uw organisatie.',
    open: 'Alle schattingen',
    failed: 'Vastleggen is niet gelukt.',
  },
  failure: {
    title: 'De schattingen zijn er nu niet',
    away: 'De dienst antwoordt niet.',
    retry: 'Probeer opnieuw',
    details: 'Details voor ondersteuning',
  },
} as const;
