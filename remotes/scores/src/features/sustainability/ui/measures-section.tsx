import type { SustainabilityMeasure } from '@kavel/contracts/sustainability';
import { EnergyLabelBadge } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { MeasuresTable } from './measures-table';

/** Measures for an address, each with the label after it. */
export function MeasuresSection({ measures }: { measures: readonly SustainabilityMeasure[] }) {
  const t = useTexts();
  return (
    <MeasuresTable
      rows={measures}
      origins={measures}
      last={{
        head: t('measures.labelAfter'),
        cell: ({ labelAfter }) => <EnergyLabelBadge label={labelAfter} />,
      }}
    />
  );
}
