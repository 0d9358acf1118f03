import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  xlsx: 'Excel (XLSX)',
  csv: 'CSV',
  failed: 'Die Vorlage konnte nicht erstellt werden',
};
