import { useFormats } from '@kavel/i18n';
import { Flex, Grid, Pill, PlainList, SectionTitle, Stack, Text, TextLink } from '@kavel/ui/core';
import { KeyFigures } from '@kavel/ui/data';
import { Field, Input } from '@kavel/ui/forms';
import { useMemo, useState } from 'react';
import { useTexts } from '../i18n';
import {
  type BandChoice,
  bandChoices,
  extremes,
  filtered,
  type RowFilter,
  type ScoreRow,
  summaryOf,
} from '../model/score-rows';
import type { WhatIf } from '../model/what-if';
import { useCatalogue } from './catalogue-context';
import { ExportScores } from './export-scores';
import { PortfolioMap } from './portfolio-map';
import { PortfolioTable } from './portfolio-table';
import { ScoreHistogram } from './score-histogram';
import { useBandChoiceText } from './score-total';

/** Of each, best and worst. */
const mostExtremes = 5;

export interface PortfolioOverviewProps {
  portfolioId: string;
  /** Name of the score. */
  title: string;
  rows: readonly ScoreRow[];
  filter: RowFilter;
  onFilter: (next: RowFilter) => void;
  whatIf: WhatIf;
}

/** What the scores of a list have in common, and each of them; all of it follows the filter. */
export function PortfolioOverview(props: PortfolioOverviewProps) {
  const { portfolioId, title, rows, filter, onFilter, whatIf } = props;
  const t = useTexts();
  const format = useFormats();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const shown = useMemo(() => filtered(rows, filter), [rows, filter]);
  const { scored, mean, median } = summaryOf(shown);
  const { best, worst } = useMemo(() => extremes(shown, mostExtremes), [shown]);
  const weights = Object.entries(whatIf.weights).map(([key, points]) => `${key}:${points}`);
  const search = weights.length > 0 ? `?${new URLSearchParams({ weights: weights.join(',') })}` : '';
  const points = (value: number | null) => (value === null ? '–' : format.number(value));
  return (
    <Stack gap="6">
      <Filter filter={filter} onFilter={onFilter} />
      <KeyFigures
        figures={[
          {
            key: 'scored',
            label: t('portfolio.scored'),
            value: format.number(scored),
            note: t('portfolio.ofShown', { count: format.number(shown.length) }),
          },
          { key: 'mean', label: t('portfolio.mean'), value: points(mean) },
          { key: 'median', label: t('portfolio.median'), value: points(median) },
        ]}
      />
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6">
        <section>
          <SectionTitle>{t('portfolio.distribution')}</SectionTitle>
          <ScoreHistogram rows={shown} label={t('portfolio.distribution')} />
        </section>
        <PortfolioMap rows={shown} selectedId={selectedId} onSelect={setSelectedId} />
        <Extremes title={t('portfolio.best')} rows={best} search={search} />
        <Extremes title={t('portfolio.worst')} rows={worst} search={search} />
      </Grid>
      <Stack gap="3">
        <Flex justifyContent="space-between" alignItems="center" gap="3" flexWrap="wrap">
          <SectionTitle>{t('portfolio.table')}</SectionTitle>
          <ExportScores
            portfolioId={portfolioId}
            title={title}
            rows={shown}
            filter={filter}
            whatIf={whatIf}
          />
        </Flex>
        <PortfolioTable rows={shown} selectedId={selectedId} onSelect={setSelectedId} search={search} />
      </Stack>
    </Stack>
  );
}

function Filter({ filter, onFilter }: Pick<PortfolioOverviewProps, 'filter' | 'onFilter'>) {
  const t = useTexts();
  const bandText = useBandChoiceText();
  const toggle = (band: BandChoice) => {
    const bands = filter.bands.includes(band)
      ? filter.bands.filter(one => one !== band)
      : [...filter.bands, band];
    onFilter({ ...filter, bands });
  };
  return (
    <Flex gap="4" alignItems="end" flexWrap="wrap">
      <Field label={t('portfolio.search')}>
        <Input
          type="search"
          value={filter.text}
          onChange={event => onFilter({ ...filter, text: event.target.value })}
        />
      </Field>
      <Flex asChild gap="1" flexWrap="wrap">
        <fieldset>
          <Text as="legend" fontSize="sm" fontWeight="medium">
            {t('total.band')}
          </Text>
          {bandChoices.map(band => (
            <Pill key={band} aria-pressed={filter.bands.includes(band)} onClick={() => toggle(band)}>
              {bandText(band)}
            </Pill>
          ))}
        </fieldset>
      </Flex>
    </Flex>
  );
}

function Extremes({ title, rows, search }: { title: string; rows: readonly ScoreRow[]; search: string }) {
  const format = useFormats();
  const { path } = useCatalogue();
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      <PlainList mt="2" rules="between" aria-label={title}>
        {rows.map(({ objectId, address, score }) => (
          <Flex as="li" key={objectId} justifyContent="space-between" gap="3" py="1.5">
            <TextLink to={`${path}/${objectId}${search}`}>{address}</TextLink>
            <Text as="span" fontVariantNumeric="tabular-nums">
              {format.number(score ?? 0)}
            </Text>
          </Flex>
        ))}
      </PlainList>
    </section>
  );
}
