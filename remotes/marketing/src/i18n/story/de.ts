import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  explain: {
    range: '{{low}} bis {{high}} bei 68 % Sicherheit',
    heading: 'So entsteht ein Betrag',
    lead: '{{address}} ist oben auf {{value}} geschätzt. Das steckt dahinter.',
    leadNone: 'Wählen Sie oben eine Adresse, dann steht hier, was hinter dem Betrag steckt.',
    object: 'Was das Register davon weiß',
    oppervlakte: 'Fläche',
    bouwjaar: 'Baujahr',
    gebruik: 'Nutzung',
    energielabel: 'Energielabel',
    buurt: 'Viertel',
    unknown: 'unbekannt',
    sourceDemo: 'Demo',
    comparison: 'Womit verglichen wurde',
    comparisonText_one: '{{count}} Verkauf vom selben Typ: der ähnlichste aus der Umgebung.',
    comparisonText_other: '{{count}} Verkäufe vom selben Typ: die ähnlichsten aus der Umgebung.',
    comparisonSteps:
      'Jeder Preis wird zuerst mit dem Preisindex auf den Stichtag gebracht, dann um Unterschiede in Fläche, Baujahr und Label korrigiert. Was näher und ähnlicher ist, zählt mehr.',
    perArea: 'Ergebnis: {{price}} pro m²',
    certainty: 'Wie sicher es ist',
    certaintyText: 'Bei 68 von 100 solchen Objekten liegt der Verkaufspreis voraussichtlich in diesem Band.',
    accuracy: 'Genauigkeitsklasse {{class}} von 7',
    fictional: 'Die Verkäufe hinter diesem Betrag sind für die Demo erzeugt. Er ist kein Marktwert.',
    inside:
      'Nach der Anmeldung sehen Sie die Verkäufe mit Adresse und Tag, mit Indexierung, Anpassung und Gewicht getrennt.',
  },
  uses: {
    heading: 'Was Sie damit tun',
    investors: {
      title: 'Investoren',
      text: 'Fügen Sie eine Adressliste ein; falsche Zeilen kommen mit dem Grund zurück. Je Einheit ein Wert mit Spanne, fürs Ganze Brutto- und Nettorendite und WALT.',
    },
    appraisers: {
      title: 'Gutachter',
      text: 'Vergleichsverkäufe mit Datum, Entfernung, Indexierung, Korrektur und Gewicht. Stichtag und Modellversion stehen beim Ergebnis.',
    },
    banks: {
      title: 'Banken',
      text: 'Ein Band von 68 und von 95 % und eine Genauigkeitsklasse bei jedem Wert. Was nicht bewertbar ist, bekommt keinen Betrag, sondern einen Grund.',
    },
    corporations: {
      title: 'Wohnungsunternehmen',
      text: 'Weitervermieten und Einzelverkauf nebeneinander, je Gruppe von Wohnungen, über fünfzehn Jahre. Jeder Parameter mit Quelle und Jahr.',
    },
  },
  next: {
    heading: 'Nehmen Sie Ihre eigenen Adressen auf',
    text: 'Ein Portfolio ist eine Liste von Adressen. Was Sie davon wissen, Miete und Laufzeit, ergänzen Sie selbst.',
    login: 'Anmelden',
    search: 'Zur Karte',
    costs: 'Kaufnebenkosten berechnen',
  },
};
