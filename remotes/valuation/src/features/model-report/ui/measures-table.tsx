import type { ModelMeasures } from '@kavel/contracts/estimates';
import { useFormats, useLanguage } from '@kavel/i18n';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { useTexts } from '../../../i18n';

export interface MeasuresTableProps {
  label: string;
  /** Header of the first column. */
  by: string;
  rows: readonly { key: string; name: string; measures: ModelMeasures }[];
}

/** Prediction accuracy for sales, by group. */
export function MeasuresTable({ label, by, rows }: MeasuresTableProps) {
  const t = useTexts();
  const f = useFormats();
  const percent = (amount: number) => f.percent(amount / 100);
  const thousandths = new Intl.NumberFormat(useLanguage(), {
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
  });
  const ratio = (amount: number) => thousandths.format(amount);
  const tenths = new Intl.NumberFormat(useLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <PlainTableFrame label={label}>
      <PlainTable data-dense aria-label={label}>
        <thead>
          <tr>
            <Th sticky>{by}</Th>
            <Th numeric>n</Th>
            <Th numeric>{t('model.hitRate')}</Th>
            <Th numeric>MdAPE</Th>
            <Th numeric>PPE10</Th>
            <Th numeric>PPE20</Th>
            <Th numeric>COD</Th>
            <Th numeric>PRD</Th>
            <Th numeric>PRB</Th>
            <Th numeric>{t('model.coverage68')}</Th>
            <Th numeric>{t('model.coverage95')}</Th>
            <Th numeric>{t('model.class')}</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, measures }) => (
            <tr key={key}>
              <Td sticky>{name}</Td>
              <Td numeric>{f.number(measures.n)}</Td>
              <Td numeric>{percent(measures.hitRate)}</Td>
              <Td numeric>{percent(measures.mdape)}</Td>
              <Td numeric>{percent(measures.ppe10)}</Td>
              <Td numeric>{percent(measures.ppe20)}</Td>
              <Td numeric>{tenths.format(measures.cod)}</Td>
              <Td numeric>{ratio(measures.prd)}</Td>
              <Td numeric>{ratio(measures.prb)}</Td>
              <Td numeric>{percent(measures.coverage68)}</Td>
              <Td numeric>{percent(measures.coverage95)}</Td>
              <Td numeric>{measures.accuracyClass}</Td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </PlainTableFrame>
  );
}
