import { defineRemote } from '@kavel/contracts';

/** Pages without the bar that other sites show inside theirs. */
const embed = { module: './EmbedPage', permission: null, topBar: false, embeddable: true } as const;
const audience = { module: './AudiencePage', permission: null } as const;

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
      path: '/estimate',
      module: './EstimatePage',
      permission: null,
      title: {
        nl: 'Wat is dit adres waard?',
        en: 'What is this address worth?',
        de: 'Was ist diese Adresse wert?',
      },
      description: {
        nl: 'De waarde van een adres met bandbreedte, de vergelijkbare verkopen, wat de waarde bepaalt en wat kopen kost.',
        en: 'The value of an address with its range, the comparable sales, what drives the value and what buying costs.',
        de: 'Der Wert einer Adresse mit Spanne, Vergleichsverkäufen, dem, was ihn bestimmt, und den Kosten des Kaufs.',
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
    {
      path: '/landing-page',
      module: './LandingPage',
      permission: null,
      title: { nl: 'Voor wie is Kavel?', en: 'Whom is Kavel for?', de: 'Für wen ist Kavel?' },
      description: {
        nl: 'Wat Kavel doet voor beleggers, taxateurs, banken en corporaties.',
        en: 'What Kavel does for investors, appraisers, banks and housing corporations.',
        de: 'Was Kavel für Investoren, Gutachter, Banken und Wohnungsgesellschaften tut.',
      },
    },
    {
      path: '/landing-page/investors',
      ...audience,
      title: { nl: 'Voor beleggers', en: 'For investors', de: 'Für Investoren' },
      description: {
        nl: 'Van adreslijst naar waarde met bandbreedte, BAR, NAR en WALT, en panden die het bekijken waard zijn.',
        en: 'From a list of addresses to values with their range, yields and WALT, and buildings worth looking at.',
        de: 'Von der Adressliste zu Werten mit Spanne, Renditen und WALT, und zu Gebäuden, die einen Blick lohnen.',
      },
    },
    {
      path: '/landing-page/appraisers',
      ...audience,
      title: { nl: 'Voor taxateurs', en: 'For appraisers', de: 'Für Gutachter' },
      description: {
        nl: 'Referenties met datum, afstand, indexatie, correctie en gewicht; uw oordeel apart bewaard en na te rekenen.',
        en: 'References with date, distance, indexation, adjustment and weight; your judgement kept apart, to be redone.',
        de: 'Vergleiche mit Datum, Entfernung, Indexierung, Anpassung und Gewicht; Ihr Urteil getrennt und nachrechenbar.',
      },
    },
    {
      path: '/landing-page/banks',
      ...audience,
      title: { nl: 'Voor banken', en: 'For banks', de: 'Für Banken' },
      description: {
        nl: 'Waarden van onderpand met een band van 68 en 95 %, een klasse, en een reden waar geen waarde te geven is.',
        en: 'Values of collateral with ranges of 68 and 95 %, a class, and a reason where no value can be given.',
        de: 'Werte von Sicherheiten mit Spannen von 68 und 95 %, einer Klasse und einem Grund, wo kein Wert möglich ist.',
      },
    },
    {
      path: '/landing-page/corporations',
      ...audience,
      title: { nl: 'Voor corporaties', en: 'For housing corporations', de: 'Für Wohnungsgesellschaften' },
      description: {
        nl: 'Doorexploiteren en uitponden naast elkaar over vijftien jaar, met huurpunten, maximale huur en labels.',
        en: 'Letting on and selling off side by side over fifteen years, with rent points, maximum rent and labels.',
        de: 'Weitervermieten und Einzelverkauf nebeneinander über fünfzehn Jahre, mit Mietpunkten, Höchstmiete und Labels.',
      },
    },
    {
      path: '/demo-website',
      module: './DemoWebsitePage',
      permission: null,
      topBar: false,
      title: {
        nl: 'Kavel op uw eigen site',
        en: 'Kavel on your own site',
        de: 'Kavel auf Ihrer eigenen Seite',
      },
      description: {
        nl: 'Zoeken, waarde, kaart en score als blokken voor uw eigen site, met de code om te kopiëren.',
        en: 'Search, value, map and score as blocks for your own site, with the code to copy.',
        de: 'Suche, Wert, Karte und Score als Blöcke für Ihre eigene Seite, mit dem Code zum Kopieren.',
      },
    },
    {
      path: '/embed/search',
      ...embed,
      title: { nl: 'Adres zoeken', en: 'Find an address', de: 'Adresse suchen' },
    },
    {
      path: '/embed/estimate',
      ...embed,
      title: { nl: 'Waarde van een adres', en: 'Value of an address', de: 'Wert einer Adresse' },
    },
    {
      path: '/embed/map',
      ...embed,
      title: { nl: 'Kaart met energielabels', en: 'Map of energy labels', de: 'Karte der Energielabels' },
    },
    {
      path: '/embed/score',
      ...embed,
      title: { nl: 'Score van een adres', en: 'Score of an address', de: 'Score einer Adresse' },
    },
    {
      path: '/de',
      module: './GermanGuestPage',
      permission: 'auth.unrestricted-access-general',
      title: { nl: 'Voor Duitse gasten', en: 'For German guests', de: 'Für Gäste aus Deutschland' },
    },
    {
      path: '/estimate/records',
      module: './EstimateRecordsPage',
      permission: 'auth.unrestricted-access-general',
      title: {
        nl: 'Schattingen en wat ervan kwam',
        en: 'Estimates and what became of them',
        de: 'Schätzungen und was daraus wurde',
      },
    },
  ],
  actions: [
    {
      id: 'read-records',
      path: '/estimate/records',
      permission: 'auth.unrestricted-access-general',
      label: { nl: 'Bekijk schattingen', en: 'See estimates', de: 'Schätzungen ansehen' },
      words: { nl: ['trackrecord'], en: ['track record'], de: ['Trackrecord'] },
    },
    {
      id: 'guide-german-guests',
      path: '/de',
      permission: 'auth.unrestricted-access-general',
      label: {
        nl: 'Open de gids voor Duitse gasten',
        en: 'Open the guide for German guests',
        de: 'Hilfe für Gäste',
      },
      words: { nl: ['Duits'], en: ['German'], de: ['Deutschland'] },
    },
    {
      id: 'see-blocks',
      path: '/demo-website',
      permission: null,
      label: { nl: 'Zet Kavel op uw site', en: 'Put Kavel on your site', de: 'Kavel auf Ihre Seite setzen' },
      words: { nl: ['insluiten', 'blokken'], en: ['embed', 'blocks'], de: ['einbetten', 'Blöcke'] },
    },
    {
      id: 'see-audiences',
      path: '/landing-page',
      permission: null,
      label: { nl: 'Lees voor wie Kavel is', en: 'Read whom Kavel is for', de: 'Lesen, für wen Kavel ist' },
    },
  ],
  navigation: [
    {
      path: '/estimate',
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
