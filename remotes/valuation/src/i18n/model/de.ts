import type { TextsOf } from '@kavel/i18n';
import type { model as nl } from './nl';

export const model: TextsOf<typeof nl> = {
  link: 'Qualität des Modells',
  title: 'Qualität des Rechenmodells',
  back: 'Zu den Bewertungen',
  intro:
    'Wie gut das heutige Modell Verkäufe vorhersagte, die es nicht kannte. Jeder Verkauf wurde nur mit den Verkäufen davor bewertet.',
  about: '{{version}} auf Daten {{snapshot}}: {{count}} Verkäufe von {{from}} bis {{to}}.',
  fictional:
    'Diese Verkäufe sind (teils) fiktiv, aus dem Demogenerator. Die Zahlen sagen etwas über das Modell, nichts über einen Markt.',
  mdapeNote: 'die Hälfte der Werte weicht weniger ab',
  ppeNote: 'innerhalb von 10 und 20 % des Preises',
  class: 'Klasse',
  classNote: 'nach dem Anteil innerhalb von 20, 10 und 5 %',
  coverage: 'Abdeckung 68 / 95 %',
  coverageNote: 'Verkäufe innerhalb der Bandbreite',
  coverage68: '68 %',
  coverage95: '95 %',
  hitRate: 'Bewertet',
  medianRatio: 'Median Wert / Preis',
  limits:
    'IAAO: PRD 0,98 bis 1,03, PRB zwischen −0,05 und 0,05; COD höchstens 10 (homogen), 15 (älter) oder 20 (ländlich).',
  byType: 'Nach Typ',
  byRegion: 'Nach Region',
  byLabel: 'Nach Energielabel',
  region: 'Region',
  month: 'Monat',
  drift: 'Verlauf',
  driftLabel: 'Mediane Abweichung (MdAPE) je Verkaufsmonat',
  computingTitle: 'Wird gemessen',
  computing:
    '{{version}} wird jetzt an den Verkäufen geprüft. Das dauert einige Minuten; diese Seite aktualisiert sich selbst.',
  tooFewTitle: 'Zu wenige Verkäufe für eine Prüfung',
  tooFew:
    'Die Daten enthalten {{sales}} Verkäufe. Eine Prüfung braucht von einem Typ zuerst 200 Verkäufe zum Lernen und danach mindestens {{needed}} zum Vorhersagen. Importieren Sie Verkäufe, um das Modell zu prüfen.',
};
