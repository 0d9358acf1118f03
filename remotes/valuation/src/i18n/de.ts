import { type TextsOf, vtwTypeTexts } from '@kavel/i18n';
import { de as registers } from '@kavel/i18n/registers/de';
import { appraisal } from './appraisal/de';
import { buckets } from './buckets/de';
import { calculation } from './calculation/de';
import { capex } from './capex/de';
import { hub } from './hub/de';
import { income } from './income/de';
import { model } from './model/de';
import { monteCarlo } from './monte-carlo/de';
import type { nl } from './nl';
import { office } from './office/de';
import { reconciliation } from './reconciliation/de';
import { record } from './record/de';
import { review } from './review/de';
import { whatIf } from './scenarios/de';
import { sensitivity } from './sensitivity/de';
import { summary } from './summary/de';
import { valuation } from './valuation/de';
import { weighing } from './weighing/de';

export const de: TextsOf<typeof nl> = {
  common: {
    cancel: 'Abbrechen',
    close: 'Schließen',
    save: 'Speichern',
    retry: 'Erneut versuchen',
    details: 'Details für den Support',
    undo: 'Rückgängig',
    next: 'Weiter',
    loading: 'Wird geladen',
    units_one: '{{count}} Einheit',
    units_other: '{{count}} Einheiten',
    unitsPlain: 'Einheiten',
    total: 'Summe',
    value: 'Marktwert (Vergleich, kk)',
    address: 'Adresse',
    unknown: 'unbekannt',
    valueDate: 'Wertstichtag',
    perM2: '{{amount}} pro m²',
    inWords: 'Wertstichtag {{date}}',
    map: 'Karte',
    mapFailed: 'Die Karte kann gerade nicht gezeigt werden. Die Tabelle daneben hat dieselben Daten.',
    mapLoading: 'Karte wird geladen',
    panel: 'Buckets und Einheiten',
  },
  types: vtwTypeTexts.de,
  gebruiksdoelen: registers.gebruiksdoelen,
  status: {
    label: 'Status',
    draft: 'Entwurf',
    'in-review': 'In Prüfung',
    approved: 'Genehmigt',
    archived: 'Archiviert',
    locked:
      'Diese Bewertung ist genehmigt und liegt mit ihren Referenzen, Parametern und Daten fest. Duplizieren Sie sie, um weiterzurechnen.',
    lockedInReview:
      'Diese Bewertung ist in Prüfung und kann jetzt nicht geändert werden. Setzen Sie sie auf der Seite Summary auf Entwurf zurück, um weiterzuarbeiten.',
    change: 'Status ändern',
    moves: {
      draft: 'Zurück zum Entwurf',
      'in-review': 'Zur Prüfung geben',
      approved: 'Genehmigen',
      archived: 'Archivieren',
    },
    meaning: {
      draft: 'Die Bewertung kann danach wieder geändert werden. Der Grund kommt in den Verlauf.',
      'in-review':
        'Die Bewertung ist gesperrt, bis eine Kollegin oder ein Kollege sie genehmigt oder zurückgibt.',
      approved:
        'Die Bewertung wird mit Ihnen als Prüfer festgehalten: Referenzen, Parameter, Daten und Modell liegen danach fest. Das lässt sich nicht rückgängig machen.',
      archived:
        'Die Bewertung bleibt erhalten, gilt aber nicht mehr als die letzte genehmigte. Das lässt sich nicht rückgängig machen.',
    },
    refusals: {
      'checklist-open':
        'Die Checkliste ist nicht vollständig: Beantworten und bestätigen Sie die offenen Punkte. Ihre Organisation verlangt das für eine Genehmigung.',
      'reviewer-without-access':
        'Wer prüft, muss mit Bewertungen arbeiten und das Portfolio bearbeiten dürfen.',
      'reviewer-own-work': 'Wer prüft, hat diese Bewertung selbst erstellt, geändert oder eingereicht.',
      'own-work':
        'Sie haben diese Bewertung erstellt, geändert oder eingereicht. Jemand anders genehmigt sie.',
      'results-missing': 'Es gibt noch keine Werte. Gehen Sie zuerst durch den Schritt Valuation.',
      'results-outdated':
        'Die Werte gelten für einen anderen Stichtag. Bewerten Sie die Buckets im Schritt Valuation neu.',
      'evidence-missing':
        'Zu einem Teil der Werte wurde nicht aufbewahrt, worauf sie beruhen. Bewerten Sie die Buckets im Schritt Valuation neu.',
      'override-undecided':
        'Ein manueller Wert wartet auf Bestätigung oder geht weiter als erlaubt. Lassen Sie ihn im Schritt Valuation bestätigen oder ziehen Sie ihn zurück.',
    },
    review: {
      everybody: 'Alle in Ihrer Organisation können dieses Portfolio bearbeiten und damit prüfen.',
      by: 'Kann prüfen: {{names}}.',
      nobody:
        'Nur Sie können dieses Portfolio bearbeiten. Bitten Sie jemanden um Prüfung: Ohne zweite Person kann niemand genehmigen.',
      noColleague: 'Es gibt keine Kollegen, die die Bewertung prüfen können.',
      hint: 'Wer prüft, darf das Portfolio dann bearbeiten; das ist für die Genehmigung nötig.',
      reviewer: 'Prüferin oder Prüfer',
      dueDate: 'Spätestens',
      noOne: 'Niemand Bestimmtes',
      ask: 'Um Prüfung bitten',
      asked: '{{name}} ist um Prüfung gebeten',
      isAsked: '{{name}} ist um Prüfung gebeten.',
      isAskedUntil: '{{name}} ist um Prüfung gebeten, spätestens bis {{date}}.',
      change: 'Jemand anders',
      withdraw: 'Bitte zurückziehen',
    },
    reason: 'Grund',
    reasonOptional: 'Anmerkung (darf leer bleiben)',
    reasonHint: 'Kommt in den Verlauf und kann später nicht geändert werden.',
    reasonNeeded: 'Schreiben Sie, warum die Bewertung zurückgeht.',
    history: 'Status und Verlauf',
    noEvents: 'Von dieser Bewertung sind noch keine Schritte festgehalten.',
    made: 'erstellt von {{name}}',
    moved: 'von {{name}}, war {{from}}',
    onBehalfOf: 'im Namen von {{name}}',
    frozenValue: 'Festgehaltener Wert',
    frozenAt: 'Festgehalten am',
    frozenRevision: 'Fassung',
    revisions: '{{revision}} (Referenzen {{references}})',
    frozenData: 'Daten',
    recompute: 'Nachrechnen',
    recomputing: 'Wird nachgerechnet',
    recomputedSame_one: '{{count}} Wert kommt auf den Cent gleich heraus.',
    recomputedSame_other: '{{count}} Werte kommen auf den Cent gleich heraus.',
    recomputedDifferent_one: '{{count}} Wert weicht ab.',
    recomputedDifferent_other: '{{count}} Werte weichen ab.',
    storedOnly_one:
      '{{count}} Wert stammt aus der Zeit, bevor Kavel die Grundlagen aufbewahrte: nur der gespeicherte Wert bleibt.',
    storedOnly_other:
      '{{count}} Werte stammen aus der Zeit, bevor Kavel die Grundlagen aufbewahrte: nur die gespeicherten Werte bleiben.',
    byEvidence: 'Mit den aufbewahrten Grundlagen nachgerechnet ({{size}}).',
    notComparable_one:
      '{{count}} Wert wurde mit anderen Daten oder einem anderen Modell erstellt und lässt sich hier nicht nachrechnen.',
    notComparable_other:
      '{{count}} Werte wurden mit anderen Daten oder einem anderen Modell erstellt und lassen sich hier nicht nachrechnen.',
  },
  why: { open: 'Warum {{figure}}?', source: 'Quelle' },
  first: {
    buckets: {
      title: 'Zuerst die Buckets',
      text: 'Bewertet wird je Bucket. Prüfen Sie den Vorschlag und speichern Sie ihn.',
      go: 'Zu Buckets',
    },
    valuation: {
      title: 'Zuerst die Werte',
      text: 'Es gibt noch keine Werte. Gehen Sie zuerst durch den Schritt Valuation.',
      go: 'Zu Valuation',
    },
  },
  errors: {
    title: 'Das hat nicht geklappt',
    network: 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    signIn: 'Sie sind nicht mehr angemeldet. Melden Sie sich wieder an; Ihre Eingaben sind noch da.',
    notFound: 'Diese Bewertung gibt es nicht (mehr), oder sie gehört einer anderen Organisation.',
    notFoundTitle: 'Bewertung nicht gefunden',
    toList: 'Zu allen Bewertungen',
    forbidden: 'Sie dürfen das nicht ändern. Bitten Sie Ihren Administrator um das Recht.',
    invisible:
      'Der Name enthält unsichtbare Zeichen, zum Beispiel aus einem Dokument eingefügt. Tippen Sie den Namen neu.',
    badRequest: 'Die Eingabe stimmt nicht. Bitte prüfen und erneut versuchen.',
    revisionBehind: 'Jemand anderes hat diese Bewertung inzwischen geändert.',
    locked: 'Der Status der Bewertung lässt das nicht zu; genehmigte Bewertungen stehen fest.',
    nameTaken: 'Es gibt bereits eine Bewertung mit diesem Namen.',
    noPortfolio: 'Kein Portfolio gewählt. Bitte wählen Sie zuerst ein Portfolio.',
    portfolioEmpty: 'Dieses Portfolio hat noch keine Einheiten. Fügen Sie zuerst Adressen hinzu.',
    bucketsMissing: 'Es sind noch keine Buckets gespeichert. Beginnen Sie mit dem Schritt Buckets.',
    resultsMissing: 'Es gibt noch keine Werte. Gehen Sie zuerst durch den Schritt Valuation.',
    rateBelowGrowth:
      'Der Diskontierungszins oder die Exit-Rendite liegt auf oder unter dem Wachstum: der Wert wäre unendlich. Erhöhen Sie den Zins oder senken Sie das Wachstum.',
    tooMany: 'Zu viele Anfragen auf einmal. Warten Sie kurz und versuchen Sie es erneut.',
    unavailable: 'Der Dienst ist kurz nicht erreichbar. Nichts ist verloren; versuchen Sie es gleich erneut.',
    other: 'Der Server konnte das nicht verarbeiten. Es wurde nichts geändert.',
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
};
