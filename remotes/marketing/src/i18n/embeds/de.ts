import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  name: {
    search: 'Adresse suchen',
    estimate: 'Wert einer Adresse',
    map: 'Karte der Energielabels',
    score: 'Score einer Adresse',
  },
  hint: {
    search: 'Suchen Sie eine Adresse und sehen Sie, was die Register von ihr wissen.',
    estimate: 'Suchen Sie eine Adresse und sehen Sie den geschätzten Wert mit Spanne.',
    map: 'Die Karte der Gebäude und Energielabels.',
    score: 'Suchen Sie eine Adresse und sehen Sie den Score von Lage und Gebäude.',
  },
  action: { search: 'Suchen', estimate: 'Wert schätzen', score: 'Score ansehen' },
  about: {
    search: 'Sucht in allen Adressen von Kavel und zeigt Art, Fläche, Baujahr und Energielabel.',
    estimate: 'Schätzt den Wert einer Adresse, mit der Spanne, in der der Verkaufspreis erwartet wird.',
    map: 'Gebäude und Adressen, nach Energielabel gefärbt. Mit einer Adresse öffnet die Karte dort.',
    score: 'Eine Zahl von 0 bis 100 für Lage und Gebäude, mit der Vollständigkeit der Daten.',
  },
  band: { excellent: 'ausgezeichnet', good: 'gut', fair: 'ordentlich', weak: 'mäßig', poor: 'schwach' },
  built: 'Baujahr {{year}}',
  value: 'Geschätzter Marktwert (Vergleich, kk)',
  range: '{{low}} bis {{high}} bei 68 % Sicherheit',
  fictional: 'Demo: die Verkäufe sind fiktiv.',
  outOf: 'von 100, {{band}}',
  complete: '{{share}} der Daten sind bekannt',
  noScore: 'Für einen Score ist zu wenig bekannt.',
  noValue: 'Für diese Adresse lässt sich kein Wert schätzen.',
  failed: 'Das ist gerade nicht abrufbar.',
  again: 'Erneut versuchen',
  waiting: 'Wird geholt',
  map: 'Karte der Gebäude und Adressen mit Energielabels',
  by: 'Daten und Berechnung:',
  kavel: 'Kavel',
  explain: 'Kavel, mit Erklärung des Werts',
  demo: {
    title: 'Kavel auf Ihrer eigenen Seite',
    lead: 'Vier Blöcke, die auf jede Seite passen. Kopieren Sie den Code, mehr braucht es nicht.',
    language: 'Sprache der Blöcke',
    home: 'Zu Kavel',
    code: 'Code von {{name}}',
    copy: 'Code kopieren',
    copied: 'Der Code ist kopiert.',
    notCopied: 'Kopieren geht hier nicht. Markieren Sie den Code und kopieren Sie ihn selbst.',
    limits:
      'Die Blöcke zeigen nur, was alle ohne Konto sehen dürfen. Sie wissen nicht, wer schaut, speichern nichts von Besuchern und öffnen Kavel immer in einem eigenen Tab. Hängen Sie &address= mit der BAG-Nummer einer Adresse an den Link, um einen Block damit zu öffnen.',
  },
};
