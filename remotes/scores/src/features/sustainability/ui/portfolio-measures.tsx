import type { SustainabilityDetails } from '@kavel/contracts/sustainability';
import { useFormats } from '@kavel/i18n';
import { useTexts } from '../i18n';
import { sumMeasures } from '../model/plan';
import { MeasuresTable } from './measures-table';

/** Each measure over all addresses that it is for. */
export function PortfolioMeasures({ details }: { details: readonly SustainabilityDetails[] }) {
  const t = useTexts();
  const format = useFormats();
  return (
    <MeasuresTable
      rows={sumMeasures(details)}
      origins={details.flatMap(({ measures }) => measures)}
      last={{
        head: t('measures.addresses'),
        numeric: true,
        cell: ({ addresses }) => format.number(addresses),
      }}
    />
  );
}
