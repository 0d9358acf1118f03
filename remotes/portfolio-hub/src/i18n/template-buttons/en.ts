import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  xlsx: 'Excel (XLSX)',
  csv: 'CSV',
  failed: 'The template could not be made',
};
