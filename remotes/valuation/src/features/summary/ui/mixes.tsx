import {
  type AddressBuckets,
  type EnergyLabel,
  energyLabels,
  type ValuationSummary,
  type VtwType,
  vtwTypes,
} from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Box, Card, energyLabelColours, Grid, SectionTitle } from '@kavel/ui/core';
import { type Share, ShareBar } from '@kavel/ui/data';
import { useTexts } from '../../../i18n';
import { unknownColour } from '../model/colour-classes';
import { shownShares } from '../model/shown-shares';
import type { SummaryUnit } from '../model/summary-unit';

type Shares = ValuationSummary['byType'];

const isType = (key: string): key is VtwType => vtwTypes.some(type => type === key);
const isLabel = (key: string): key is EnergyLabel => energyLabels.some(label => label === key);

/** Composition of the value: by type, energielabel and bucket. */
export function Mixes({ summary, buckets }: { summary: ValuationSummary; buckets: AddressBuckets }) {
  const t = useTexts();
  const f = useFormats();

  const shares = (
    all: Shares,
    keyOf: (unit: SummaryUnit) => string,
    nameOf: (key: string) => string,
    colourOf?: (key: string) => string,
  ): Share[] => {
    const total = all.reduce((sum, { value }) => sum + value, 0);
    const shown = shownShares(summary.units, keyOf);
    return all.map(({ key, units, value }) => ({
      key,
      label: nameOf(key),
      amount: value,
      text: `${f.number(units)} · ${f.millions(shown.get(key) ?? 0)} · ${f.percent(total > 0 ? value / total : 0)}`,
      ...(colourOf ? { colour: colourOf(key) } : {}),
    }));
  };

  const mixes = [
    {
      key: 'type',
      title: t('summary.byType'),
      shares: shares(
        summary.byType,
        unit => unit.vtwType,
        key => (isType(key) ? t(`types.${key}`) : key),
      ),
    },
    {
      key: 'label',
      title: t('summary.byLabel'),
      shares: shares(
        summary.byLabel,
        unit => unit.energielabel ?? 'unknown',
        key => (isLabel(key) ? key : t('summary.noLabel')),
        key => (isLabel(key) ? energyLabelColours[key] : unknownColour),
      ),
    },
    {
      key: 'bucket',
      title: t('summary.byBucket'),
      shares: shares(
        summary.byBucket,
        unit => unit.bucket,
        key => buckets[key]?.name ?? t('common.unknown'),
      ),
    },
  ];

  return (
    <Grid
      gap="4"
      alignItems="start"
      gridTemplateColumns={{
        base: '1fr',
        lg: 'repeat(3, minmax(0, 1fr))',
        _print: 'repeat(2, minmax(0, 1fr))',
      }}
    >
      {mixes.map(mix => (
        <Card key={mix.key} p="4" minWidth="0" breakInside="avoid">
          <SectionTitle mb="3">{mix.title}</SectionTitle>
          <Box maxHeight="22rem" overflowY="auto" _print={{ maxHeight: 'none', overflow: 'visible' }}>
            <ShareBar shares={mix.shares} />
          </Box>
        </Card>
      ))}
    </Grid>
  );
}
