import {
  type OwnSaleColumn,
  type OwnSalePreview,
  type OwnSaleReading,
  ownSaleOutcomes,
} from '@kavel/contracts/transactions';
import { useFormats } from '@kavel/i18n';
import { type PreviewedFile, RejectedRows } from '@kavel/table-import';
import { DescriptionList } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { ReadSales } from './read-sales';

export interface DeliveryPreviewProps {
  preview: OwnSalePreview;
  file: PreviewedFile<OwnSaleColumn>;
  reading: Omit<OwnSaleReading, 'today'>;
}

/** Preview of a delivery: its first transactions as read, and its rejected rows. */
export function DeliveryPreview({ preview: { counts, rows }, file, reading }: DeliveryPreviewProps) {
  const t = useTexts();
  const { number } = useFormats();
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const rejected = rows.flatMap(({ line, outcome, problems }) => {
    if (outcome !== 'rejected') return [];
    const told = problems.map(({ column, problem }) =>
      t(`problems.${problem}`, { column: t(`fields.${column}`) }),
    );
    return [{ line, problem: told.join('; ') }];
  });
  return (
    <>
      <DescriptionList
        look="inline"
        items={ownSaleOutcomes.map(outcome => ({
          term: t(`outcomes.${outcome}`),
          value: number(counts[outcome]),
        }))}
      />
      <ReadSales results={rows} rows={file.rows} reading={{ ...reading, today }} />
      <RejectedRows rows={rejected} file={file} />
    </>
  );
}
