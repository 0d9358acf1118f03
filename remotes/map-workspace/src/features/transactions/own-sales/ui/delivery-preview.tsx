import { type OwnSalePreview, ownSaleOutcomes } from '@kavel/contracts/transactions';
import { useFormats } from '@kavel/i18n';
import { DescriptionList } from '@kavel/ui/core';
import { RejectedRows } from '../../../../common/table-import';
import { useTexts } from '../i18n';

/** Preview of a delivery with its rejected rows. */
export function DeliveryPreview({ preview: { counts, rows } }: { preview: OwnSalePreview }) {
  const t = useTexts();
  const { number } = useFormats();
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
      <RejectedRows rows={rejected} />
    </>
  );
}
