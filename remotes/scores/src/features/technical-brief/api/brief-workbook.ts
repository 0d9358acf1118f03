import { type BriefRow, briefWords } from '@kavel/contracts/reports';
import { exportFile, workbookFile } from '@kavel/files';
import { fileNameOf, useLanguage } from '@kavel/i18n';
import { useTexts } from '../i18n';

const heads = [
  'no',
  'chapter',
  'requirement',
  'nlsfb',
  'value',
  'unit',
  'level',
  'source',
  'lawDate',
  'verification',
  'status',
] as const;

export interface BriefSheet {
  /** Null: not saved yet. */
  id: string | null;
  /** Parts of the name of the file. */
  name: readonly string[];
  rows: readonly BriefRow[];
}

/** Saves the requirements of a brief as a workbook, on record as an export. */
export function useBriefWorkbook() {
  const t = useTexts();
  const language = useLanguage();
  return async ({ id, name, rows }: BriefSheet) => {
    const cells = rows.map(row => [
      row.no,
      t(`chapters.${row.chapter}`),
      row.text[language],
      row.nlsfb,
      row.value,
      briefWords(row.unit, language),
      t(`levels.${row.level}`),
      briefWords(row.article, language) || row.source,
      row.lawDate,
      t(`verifications.${row.verification}`),
      t(`statuses.${row.status}`),
    ]);
    const content = await workbookFile([
      {
        name: t('sheet'),
        rows: [heads.map(head => t(`columns.${head}`)), ...cells],
        widths: [6, 24, 50, 8, 10, 12, 10, 28, 12, 14, 16],
        stickyRows: 1,
      },
    ]);
    await exportFile({
      content,
      fileName: fileNameOf([t('title'), ...name], 'xlsx'),
      object: 'technical-brief',
      objectId: id ?? undefined,
      rows: rows.length,
    });
  };
}
