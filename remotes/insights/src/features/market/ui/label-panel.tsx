import { BarChart } from '@kavel/charts';
import { energyLabels } from '@kavel/contracts/lists';
import { type MarketAnswer, marketLimits } from '@kavel/contracts/market';
import { useFormats } from '@kavel/i18n';
import { Text } from '@kavel/ui/core';
import { Explanation } from '@kavel/ui/overlays';
import { useMarketTexts } from '../i18n';
import { Panel } from './panel';

const noLabel = 'none';

export interface LabelPanelProps {
  labels: MarketAnswer['labels'];
  nameOf: (code: string) => string;
  subject: string;
}

/** Which share of the dwellings of each area has which energielabel. Labels that no area has are left out. */
export function LabelPanel({ labels, nameOf, subject }: LabelPanelProps) {
  const t = useMarketTexts();
  const format = useFormats();
  const known = labels.filter(({ counts }) => counts !== null);
  const shown = [...energyLabels, noLabel].filter(label =>
    known.some(({ counts }) => (counts?.[label] ?? 0) > 0),
  );
  if (shown.length === 0) return null;
  return (
    <Panel
      title={t('labels')}
      aside={
        <Explanation
          label={t('whatIs', { figure: t('labels') })}
          title={t('labels')}
          text={t('labelsText')}
          inputs={[{ key: 'few', label: t('hiddenBelow'), value: t('hiddenN', { n: marketLimits.fewest }) }]}
        />
      }
    >
      <BarChart
        label={t('labels')}
        labelHeader={t('label')}
        labels={shown.map(label => (label === noLabel ? t('noLabel') : label))}
        series={known.map(({ area, dwellings, counts }) => ({
          key: area,
          label: nameOf(area),
          values: shown.map(label => (counts?.[label] ?? 0) / dwellings),
        }))}
        format={format.percent}
        file={{ object: 'market', name: [t('labels'), subject] }}
      />
      <Text mt="2" fontSize="xs" color="muted">
        {t('labelsText')}
      </Text>
    </Panel>
  );
}
