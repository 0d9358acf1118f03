import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  title: 'Dokumente',
  lead: 'Barrierefreie PDFs mit Quellen und Nachweis; der Bewertungsbericht auch als Word-Dokument und Arbeitsmappe. Dieselben Daten ergeben immer dieselbe PDF.',
  document: 'Dokument',
  several: 'Mehrere auf einmal',
  templates: {
    valuation: 'Bewertungsbericht',
    'property-score': 'Scorebericht',
    passport: 'Objektpass',
    portfolio: 'Portfoliobericht',
    'technisch-pve': 'Technisches Anforderungsprogramm',
    'office-valuation': 'Bürobewertung',
  },
  valuation: 'Bewertung',
  portfolio: 'Portfolio',
  brief: 'Anforderungsprogramm',
  address: 'Adresse',
  addressPlaceholder: 'Straße und Hausnummer oder Postleitzahl',
  language: 'Sprache des Dokuments',
  languages: { nl: 'Nederlands', en: 'English', de: 'Deutsch' },
  list: {
    choose: 'Wählen…',
    loading: 'Liste wird geladen…',
    failed: 'Die Liste ist gerade nicht abrufbar',
    none: 'Es gibt noch nichts zur Auswahl.',
  },
  choose: {
    valuation: 'Bewertung wählen',
    'property-score': 'Adresse suchen',
    passport: 'Adresse suchen',
    portfolio: 'Portfolio wählen',
    'technisch-pve': 'Anforderungsprogramm wählen',
    'office-valuation': 'Suchen Sie die Adresse eines Büros',
    description: 'Die erste Seite erscheint hier, bevor Sie das Dokument herunterladen.',
  },
  file: 'Datei',
  inBackground: 'Als Auftrag im Hintergrund erstellen',
  files: {
    pdf: {
      name: 'PDF',
      download: 'PDF herunterladen',
      making: 'PDF wird erstellt…',
      done: 'Die PDF wurde heruntergeladen.',
    },
    docx: {
      name: 'Word-Dokument (DOCX)',
      download: 'Word-Dokument herunterladen',
      making: 'Word-Dokument wird erstellt…',
      done: 'Das Word-Dokument wurde heruntergeladen.',
    },
    xlsx: {
      name: 'Arbeitsmappe (XLSX)',
      download: 'Arbeitsmappe herunterladen',
      making: 'Arbeitsmappe wird erstellt…',
      done: 'Die Arbeitsmappe wurde heruntergeladen.',
    },
  },
  layout: {
    label: 'Vorlage',
    usual: 'Standard: {{name}}',
    none: 'Ohne Vorlage',
    assignment: 'Auftrag und Unterschrift',
    manage: 'Vorlagen verwalten',
  },
  pages_one: '{{count}} Seite',
  pages_other: '{{count}} Seiten',
  loading: 'Das Dokument wird erstellt',
  picture: 'Erste Seite des Dokuments: {{document}}. Die PDF selbst eignet sich für Screenreader.',
  nothing: {
    title: 'Keine Dokumente für Ihr Konto',
    description:
      'Dokumente gehören zu Bewertungen, Portfolios und Objektpässen. Ihr Administrator kann Zugang geben.',
  },
  failure: {
    title: 'Das Dokument wurde nicht erstellt',
    retry: 'Erneut versuchen',
    details: 'Für den Support',
    unauthenticated:
      'Sie sind nicht mehr angemeldet. Melden Sie sich neu an; Ihre Auswahl steht noch in der Adresszeile.',
    forbidden: 'Ihr Konto hat keinen Zugang zu diesen Daten.',
    'not-found': 'Das ist nicht (mehr) in Ihren Daten. Wählen Sie etwas anderes.',
    'too-many-requests': 'Es kommen gerade zu viele Anfragen. Warten Sie eine Minute.',
    unavailable: 'Der Dienst antwortet nicht. Nichts ist verloren; versuchen Sie es gleich noch einmal.',
    'too-slow':
      'Dieses Dokument war nach einer halben Minute noch nicht fertig und wurde abgebrochen. Lassen Sie es als Auftrag im Hintergrund erstellen; dort bekommt er mehr Zeit.',
    internal: 'Im Dienst ging etwas schief. Versuchen Sie es erneut; bleibt es so, melden Sie es.',
  },
};
