/** Texts of the pages for kinds of users, in the source language. */
export const nl = {
  list: {
    title: 'Eén werkruimte, vier manieren van kijken',
    lead: 'Wie vastgoed koopt, taxeert, financiert of verhuurt, stelt andere vragen aan dezelfde adressen. Kies de uwe.',
  },
  start: {
    estimate: 'Schat een adres',
    login: 'Log in',
    search: 'Naar de kaart',
  },
  others: 'Ook voor:',
  limits: 'Wat het niet doet',
  investors: {
    name: 'Beleggers',
    title: 'Van adreslijst naar waarde en rendement',
    lead: 'Plak een lijst. U krijgt per adres een waarde met een bandbreedte, en voor het geheel de cijfers waar u op stuurt.',
    limit:
      'Kavel vult geen huur in die u niet kent. Een rendement gaat over de eenheden met huur, en zegt hoeveel dat er zijn.',
  },
  appraisers: {
    name: 'Taxateurs',
    title: 'Referenties die u kunt verdedigen',
    lead: 'Elke vergelijkbare verkoop met datum, afstand, indexatie, correctie en gewicht. U beslist; het model legt uit.',
    limit: 'Kavel ondertekent niets. Het oordeel, en wat u ter plaatse zag, blijft van u.',
  },
  banks: {
    name: 'Banken',
    title: 'Waarden die zeggen hoe zeker ze zijn',
    lead: 'Bij elk onderpand een band van 68 en van 95 % en een klasse. En een reden waar geen waarde te geven is.',
    limit: 'Kavel bewaart geen leningen. De bedragen op de bewakingslijst blijven in uw eigen browser.',
  },
  corporations: {
    name: 'Corporaties',
    title: 'Doorexploiteren of uitponden, naast elkaar',
    lead: 'Per groep woningen beide scenario’s over vijftien jaar, met huurpunten en labels uit dezelfde gegevens.',
    limit:
      'De jaarlijkse tabellen van het waarderingshandboek zitten er niet in: die vult u zelf in, met bron.',
  },
  offers: {
    list: {
      title: 'Een lijst in één keer',
      text: 'Plakken, CSV of Excel. Wat niet past komt terug met de reden en een voorstel, en gaat mee in een foutbestand.',
    },
    values: {
      title: 'Per eenheid een waarde',
      text: 'Met bandbreedte en betrouwbaarheidsklasse, de verkopen erachter en wat de waarde omhoog of omlaag brengt.',
    },
    yields: {
      title: 'BAR, NAR en WALT',
      text: 'Uit de huur die u invult, met de grondslag erbij. Het totaal zegt over hoeveel eenheden het gaat.',
    },
    bridge: {
      title: 'Het verschil verklaard',
      text: 'Tussen twee waarderingen: wat de markt deed, wat er bij kwam of af ging, en wat u zelf veranderde.',
    },
    sourcing: {
      title: 'Panden om naar te kijken',
      text: 'Gerangschikt op zeven signalen, van ondergewaardeerd tot te verduurzamen. Wat onbekend is, heet onbekend.',
    },
    references: {
      title: 'Referenties met hun sommen',
      text: 'Van prijs naar geïndexeerd naar gecorrigeerd, stap voor stap. Uitsluiten, vastzetten of zelf toevoegen.',
    },
    judgement: {
      title: 'Uw oordeel, apart bewaard',
      text: 'Een afwijkende waarde vraagt een reden. De band van het model blijft erbij staan; een collega kan bevestigen.',
    },
    record: {
      title: 'Later na te rekenen',
      text: 'Peildatum, versie van het model en stand van de gegevens staan bij de uitkomst. Dezelfde invoer geeft hetzelfde.',
    },
    model: {
      title: 'Een model dat zich laat toetsen',
      text: 'Teruggerekend op verkopen die het niet kende: afwijking, treffers en dekking per type, gebied en label.',
    },
    documents: {
      title: 'Een rapport in uw huisstijl',
      text: 'Toegankelijke PDF met logo en kleur, in drie talen, met de bron bij elk cijfer.',
    },
    ranges: {
      title: 'Twee banden en een klasse',
      text: 'Waarin 68 en 95 van de 100 verkoopprijzen naar verwachting vallen, geijkt op achtergehouden verkopen.',
    },
    refusals: {
      title: 'Geen bedrag zonder grond',
      text: 'Ontbreekt de oppervlakte of zijn er te weinig verkopen, dan volgt een reden in plaats van een getal.',
    },
    monitoring: {
      title: 'Lening naast waarde',
      text: 'Zet bij elk adres de lening: u ziet de verhouding met de waarde van vandaag, en wat boven 90 % ligt.',
    },
    audit: {
      title: 'Wie deed wat',
      text: 'Elke overschrijving, export en statuswissel staat in een logboek dat alleen kan groeien.',
    },
    scenarios: {
      title: 'Twee scenario’s, vijftien jaar',
      text: 'Kasstromen per groep met mutatiegraad, eindwaarde en disconteringsvoet, en de gevoeligheid ervan.',
    },
    wws: {
      title: 'Huurpunten en maximale huur',
      text: 'Het woningwaarderingsstelsel van 2026, per woning en als kaart per buurt.',
    },
    labels: {
      title: 'Van E, F en G af',
      text: 'Een plan per jaar met kosten, effect op de energie en wat er nog overblijft.',
    },
    parameters: {
      title: 'Elke parameter met bron',
      text: 'De norm naast uw eigen waarde, met jaar en herkomst. Wat u verandert, blijft zichtbaar.',
    },
    sales: {
      title: 'Eigen verkopen als toets',
      text: 'Breng uw verkopen mee en leg ze naast de waardering. Ze blijven van uw organisatie.',
    },
  },
} as const;
