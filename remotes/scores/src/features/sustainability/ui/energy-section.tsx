import type { SustainabilityDetails } from '@kavel/contracts/sustainability';
import { useFormats } from '@kavel/i18n';
import { DescriptionList, EnergyLabelBadge } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { Section } from './page-frame';

/** Label, demand, metered use against Paris Proof, and carbon. */
export function EnergySection({ details }: { details: SustainabilityDetails }) {
  const t = useTexts();
  const format = useFormats();
  const { energielabel, energyDemand, metered, parisProof, carbon, heatSource } = details;
  const perM2 = (value: number | null) =>
    value === null ? t('unknown') : t('energy.perM2', { value: format.number(value) });
  const items = [
    { term: t('energy.label'), value: <EnergyLabelBadge label={energielabel} /> },
    { term: t('energy.demand'), value: perM2(energyDemand) },
    { term: t('energy.metered'), value: perM2(metered) },
    { term: t('energy.parisProof'), value: perM2(parisProof) },
    {
      term: t('energy.carbon'),
      value: carbon === null ? t('unknown') : t('energy.kilos', { value: format.decimal(carbon) }),
    },
    {
      term: t('energy.heatSource'),
      value: heatSource === null ? t('unknown') : t(`heatSources.${heatSource}`),
    },
  ];
  return (
    <Section title={t('energy.heading')}>
      <DescriptionList look="figures" items={items} />
    </Section>
  );
}
