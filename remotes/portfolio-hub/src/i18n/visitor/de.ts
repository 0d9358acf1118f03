import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  title: 'Portfolios in Kavel',
  promise: 'Alle Ihre Adressen beisammen: auf der Karte, in Zahlen und bewertet.',
  collect: 'Fügen Sie Adressen durch Tippen hinzu oder gleich eine Liste mit Tausenden.',
  see: 'Sehen Sie Fläche, Baujahr, Energielabel und Miete je Einheit, in der Tabelle und auf der Karte.',
  value: 'Bewerten Sie das ganze Portfolio mit Vergleichsverkäufen und einer Cashflow-Rechnung.',
  login: 'Anmelden',
  noAccess: 'Ihr Konto hat keinen Zugang zu Portfolios. Fragen Sie die Verwaltung Ihrer Organisation.',
};
