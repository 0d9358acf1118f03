import { vtwTypeTexts } from '@kavel/i18n';
import { nl as registers } from '@kavel/i18n/registers/nl';
import { appraisal } from './appraisal/nl';
import { buckets } from './buckets/nl';
import { calculation } from './calculation/nl';
import { capex } from './capex/nl';
import { hub } from './hub/nl';
import { income } from './income/nl';
import { model } from './model/nl';
import { monteCarlo } from './monte-carlo/nl';
import { office } from './office/nl';
import { reconciliation } from './reconciliation/nl';
import { record } from './record/nl';
import { review } from './review/nl';
import { whatIf } from './scenarios/nl';
import { sensitivity } from './sensitivity/nl';
import { summary } from './summary/nl';
import { valuation } from './valuation/nl';
import { weighing } from './weighing/nl';
/** Dutch is the source language; figures are passed in formatted. */
export const nl = {
  common: {
    cancel: 'Annuleren',
    close: 'Sluiten',
    save: 'Opslaan',
    retry: 'Probeer opnieuw',
    details: 'Details voor ondersteuning',
    undo: 'Ongedaan maken',
    next: 'Verder',
    loading: 'Bezig met laden',
    units_one: '{{count}} eenheid',
    units_other: '{{count}} eenheden',
    unitsPlain: 'Eenheden',
    total: 'Totaal',
    value: 'Marktwaarde (vergelijking, k.k.)',
    address: 'Adres',
    unknown: 'onbekend',
    valueDate: 'Peildatum',
    perM2: '{{amount}} per m²',
    inWords: 'peildatum {{date}}',
    map: 'Kaart',
    mapFailed: 'De kaart kan nu niet worden getoond. De tabel ernaast heeft dezelfde gegevens.',
    mapLoading: 'Kaart wordt geladen',
    panel: 'Buckets en eenheden',
  },
  types: vtwTypeTexts.nl,
  gebruiksdoelen: registers.gebruiksdoelen,
  status: {
    label: 'Status',
    draft: 'Concept',
    'in-review': 'In beoordeling',
    approved: 'Goedgekeurd',
    archived: 'Gearchiveerd',
    locked:
      'Deze waardering is goedgekeurd en ligt vast met haar referenties, parameters en gegevens. Dupliceer haar om verder te rekenen.',
    lockedInReview:
      'Deze waardering is in beoordeling en kan nu niet worden gewijzigd. Zet haar op de pagina Summary terug naar concept om verder te werken.',
    change: 'Status wijzigen',
    moves: {
      draft: 'Terug naar concept',
      'in-review': 'Aanbieden voor beoordeling',
      approved: 'Goedkeuren',
      archived: 'Archiveren',
    },
    meaning: {
      draft: 'De waardering kan daarna weer worden gewijzigd. De reden komt in de geschiedenis.',
      'in-review': 'De waardering wordt vastgezet tot een collega haar goedkeurt of terugstuurt.',
      approved:
        'De waardering komt op naam van u als beoordelaar in het register: referenties, parameters, gegevens en model liggen daarna vast. Dit kan niet worden teruggedraaid.',
      archived:
        'De waardering blijft bewaard, maar telt niet meer als de laatste goedgekeurde. Dit kan niet worden teruggedraaid.',
    },
    refusals: {
      'checklist-open':
        'De checklist is nog niet compleet: beantwoord en bevestig de open punten. Uw organisatie vraagt dat voor een goedkeuring.',
      'reviewer-without-access':
        'De beoordelaar moet met waarderingen kunnen werken en de portefeuille mogen bewerken.',
      'reviewer-own-work': 'De beoordelaar heeft deze waardering zelf gemaakt, gewijzigd of aangeboden.',
      'own-work': 'U hebt deze waardering gemaakt, gewijzigd of aangeboden. Een collega keurt haar goed.',
      'results-missing': 'Er zijn nog geen waarden. Doorloop eerst de stap Valuation.',
      'results-outdated':
        'De waarden zijn van een andere peildatum. Waardeer de buckets opnieuw in de stap Valuation.',
      'evidence-missing':
        'Van een deel van de waarden is niet bewaard waarop zij rusten. Waardeer de buckets opnieuw in de stap Valuation.',
      'override-undecided':
        'Een handmatige waarde wacht op bevestiging of gaat verder dan mag. Laat haar bevestigen of trek haar in, in de stap Valuation.',
    },
    review: {
      everybody: 'Iedereen in uw organisatie kan deze portefeuille bewerken, en dus beoordelen.',
      by: 'Kan beoordelen: {{names}}.',
      nobody:
        'Alleen u kunt deze portefeuille bewerken. Vraag een beoordelaar: zonder tweede persoon kan niemand goedkeuren.',
      noColleague: 'Er is geen collega om de waardering te beoordelen.',
      hint: 'De beoordelaar mag de portefeuille dan bewerken; dat is nodig om goed te keuren.',
      reviewer: 'Beoordelaar',
      dueDate: 'Uiterlijk',
      noOne: 'Niemand in het bijzonder',
      ask: 'Vraag te beoordelen',
      asked: '{{name}} is gevraagd te beoordelen',
      isAsked: '{{name}} is gevraagd te beoordelen.',
      isAskedUntil: '{{name}} is gevraagd te beoordelen, uiterlijk {{date}}.',
      change: 'Andere beoordelaar',
      withdraw: 'Verzoek intrekken',
    },
    reason: 'Reden',
    reasonOptional: 'Toelichting (mag leeg blijven)',
    reasonHint: 'Komt in de geschiedenis en kan later niet worden gewijzigd.',
    reasonNeeded: 'Schrijf waarom de waardering teruggaat.',
    history: 'Status en geschiedenis',
    noEvents: 'Van deze waardering zijn nog geen stappen vastgelegd.',
    made: 'gemaakt door {{name}}',
    moved: 'door {{name}}, was {{from}}',
    onBehalfOf: 'namens {{name}}',
    frozenValue: 'Vastgelegde waarde',
    frozenAt: 'Vastgelegd op',
    frozenRevision: 'Versie',
    revisions: '{{revision}} (referenties {{references}})',
    frozenData: 'Gegevens',
    recompute: 'Narekenen',
    recomputing: 'Bezig met narekenen',
    recomputedSame_one: '{{count}} waarde komt op de cent gelijk uit.',
    recomputedSame_other: '{{count}} waarden komen op de cent gelijk uit.',
    recomputedDifferent_one: '{{count}} waarde wijkt af.',
    recomputedDifferent_other: '{{count}} waarden wijken af.',
    storedOnly_one:
      '{{count}} waarde is van vóór Kavel de onderbouwing bewaarde: alleen de vastgelegde waarde blijft.',
    storedOnly_other:
      '{{count}} waarden zijn van vóór Kavel de onderbouwing bewaarde: alleen de vastgelegde waarden blijven.',
    byEvidence: 'Nagerekend met de bewaarde onderbouwing ({{size}}).',
    notComparable_one:
      '{{count}} waarde is met andere gegevens of een ander model gemaakt en is hier niet na te rekenen.',
    notComparable_other:
      '{{count}} waarden zijn met andere gegevens of een ander model gemaakt en zijn hier niet na te rekenen.',
  },
  why: {
    open: 'Waarom {{figure}}?',
    source: 'Bron',
  },
  first: {
    buckets: {
      title: 'Eerst de buckets',
      text: 'De waardering gaat per bucket. Controleer het voorstel en sla het op.',
      go: 'Naar Buckets',
    },
    valuation: {
      title: 'Eerst de waarden',
      text: 'Er zijn nog geen waarden. Doorloop eerst de stap Valuation.',
      go: 'Naar Valuation',
    },
  },
  errors: {
    title: 'Dit is niet gelukt',
    network: 'De server is niet bereikbaar. Controleer de verbinding en probeer het opnieuw.',
    signIn: 'U bent niet meer aangemeld. Meld u opnieuw aan; wat u invulde staat er nog.',
    notFound: 'Deze waardering bestaat niet (meer), of hoort bij een andere organisatie.',
    notFoundTitle: 'Waardering niet gevonden',
    toList: 'Naar alle waarderingen',
    forbidden: 'U mag dit niet wijzigen. Vraag uw beheerder om het recht.',
    invisible:
      'De naam bevat onzichtbare tekens, bijvoorbeeld uit een document geplakt. Typ de naam opnieuw.',
    badRequest: 'De invoer klopt niet. Kijk de gegevens na en probeer het opnieuw.',
    revisionBehind: 'Iemand anders heeft deze waardering intussen gewijzigd.',
    locked: 'Dit kan niet bij de huidige status van de waardering; goedgekeurde waarderingen liggen vast.',
    nameTaken: 'Er is al een waardering met deze naam.',
    noPortfolio: 'No portfolio selected. Please select a portfolio first.',
    portfolioEmpty: 'Deze portefeuille heeft nog geen eenheden. Voeg eerst adressen toe.',
    bucketsMissing: 'Er zijn nog geen buckets opgeslagen. Begin bij de stap Buckets.',
    resultsMissing: 'Er zijn nog geen waarden. Doorloop eerst de stap Valuation.',
    rateBelowGrowth:
      'De disconteringsvoet of de exit yield ligt op of onder de groei: de waarde is dan oneindig. Verhoog de voet of verlaag de groei.',
    tooMany: 'Er gaan te veel verzoeken tegelijk. Wacht even en probeer het opnieuw.',
    unavailable: 'De dienst is even niet beschikbaar. Er is niets verloren; probeer het zo opnieuw.',
    other: 'De server kon dit niet verwerken. Er is niets gewijzigd.',
  },
  ...hub,
  ...buckets,
  ...valuation,
  ...calculation,
  ...summary,
  ...record,
  ...review,
  appraisal,
  capex,
  income,
  model,
  monteCarlo,
  office,
  reconciliation,
  sensitivity,
  weighing,
  whatIf,
} as const;
