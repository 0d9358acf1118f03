import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  heading: 'In Ihren Portfolios',
  loading: 'Portfolios werden geladen',
  failed: 'Die Portfolios sind derzeit nicht abrufbar.',
  retry: 'Erneut versuchen',
  none: 'Diese Adresse ist in keinem Portfolio, das Sie sehen dürfen.',
  since: 'hinzugefügt {{date}}',
  archived: 'archiviert',
  values: 'Freigegebene Werte',
  noValues: 'Keine freigegebene Bewertung dieser Adresse.',
  valueLine: 'Stichtag {{valueDate}} · freigegeben {{approved}}',
  documents: 'Dokumente von Leistungen',
  noDocuments: 'Keine Dokumente bei den Leistungen dieser Portfolios.',
  documentLine: '{{service}} · {{portfolio}} · {{date}}',
};
