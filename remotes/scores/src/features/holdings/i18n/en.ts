import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  heading: 'In your portfolios',
  loading: 'Loading the portfolios',
  failed: 'The portfolios cannot be fetched right now.',
  retry: 'Try again',
  none: 'This address is in no portfolio that you may see.',
  since: 'added {{date}}',
  archived: 'archived',
  values: 'Approved values',
  noValues: 'No approved valuation of this address.',
  valueLine: 'value date {{valueDate}} · approved {{approved}}',
  documents: 'Documents of services',
  noDocuments: 'No documents with the services of these portfolios.',
  documentLine: '{{service}} · {{portfolio}} · {{date}}',
};
