import { locatorRanges } from '@kavel/contracts/locator';
import { useMemo } from 'react';
import { useTexts } from '../i18n';
import type { FilterWords } from '../model/chips';
import type { ExportWords } from '../model/export-table';

const anyYear = 2_000;

/** Texts of a file in the current language. */
export function useExportWords(words: FilterWords): ExportWords {
  const t = useTexts();
  return useMemo(
    () => ({
      column: key => t(`columns.${key}`),
      part: words.part,
      unit: key => {
        const { unit } = locatorRanges(anyYear)[key];
        return unit === 'year' || unit === 'count' ? null : unit;
      },
      option: words.option,
    }),
    [t, words],
  );
}
