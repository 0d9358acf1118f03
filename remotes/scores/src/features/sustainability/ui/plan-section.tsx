import { LineChart } from '@kavel/charts';
import type { SustainabilityDetails } from '@kavel/contracts/sustainability';
import { useFormats } from '@kavel/i18n';
import { Box, Text } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { Field, Select } from '@kavel/ui/forms';
import { useState } from 'react';
import { useTexts } from '../i18n';
import { countIn, labelGroups, type Plan, planTo } from '../model/plan';
import { Section } from './page-frame';

/** Last year in which the worst labels may be let, as planned; the path ends there by default. */
const usualEnd = 2028;
const longest = 15;

export interface PlanSectionProps {
  portfolioId: string;
  details: readonly SustainabilityDetails[];
}

/** The mix of labels over the years, and the path to zero E-F-G with its cost. */
export function PlanSection({ portfolioId, details }: PlanSectionProps) {
  const t = useTexts();
  const now = new Date().getFullYear();
  const [until, setUntil] = useState(Math.max(usualEnd, now + 1));
  const plan = planTo(details, now, until);
  const first = plan.years[0];
  const isDone = first !== undefined && countIn(first, 'EFG') === 0;
  return (
    <Section title={t('plan.heading')}>
      <Text fontSize="sm" color="muted" maxWidth="44rem">
        {isDone ? t('plan.done') : t('plan.lead')}
      </Text>
      <Box maxWidth="10rem">
        <Field label={t('plan.until')}>
          <Select value={until} onChange={event => setUntil(Number(event.target.value))}>
            {Array.from({ length: longest }, (_, at) => now + 1 + at).map(year => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </Select>
        </Field>
      </Box>
      <LineChart
        label={t('plan.chart')}
        labelHeader={t('plan.year')}
        labels={plan.years.map(({ year }) => String(year))}
        format={value => String(value)}
        file={{ object: 'portfolio', objectId: portfolioId, name: [t('plan.heading')] }}
        series={labelGroups.map(group => ({
          key: group,
          label: group === 'unknown' ? t('plan.unknown') : group === 'EFG' ? 'E-F-G' : group,
          values: plan.years.map(year => countIn(year, group)),
        }))}
      />
      <PlanTable plan={plan} />
      {plan.without > 0 ? <Text fontSize="sm">{t('plan.without', { count: plan.without })}</Text> : null}
    </Section>
  );
}

function PlanTable({ plan: { years } }: { plan: Plan }) {
  const t = useTexts();
  const format = useFormats();
  const sum = (of: (year: Plan['years'][number]) => number) =>
    years.reduce((total, year) => total + of(year), 0);
  return (
    <PlainTableFrame label={t('plan.table')}>
      <PlainTable>
        <thead>
          <tr>
            <Th scope="col">{t('plan.year')}</Th>
            <Th scope="col" numeric>
              {t('plan.improved')}
            </Th>
            <Th scope="col" numeric>
              {t('plan.euros')}
            </Th>
            <Th scope="col" numeric>
              {t('plan.saved')}
            </Th>
            <Th scope="col" numeric>
              {t('plan.efg')}
            </Th>
          </tr>
        </thead>
        <tbody>
          {years.map(year => (
            <tr key={year.year}>
              <Th scope="row">{year.year}</Th>
              <Td numeric>{format.number(year.improved)}</Td>
              <Td numeric>{format.money(year.euros)}</Td>
              <Td numeric>{t('measures.kwh', { value: format.number(year.savedKwh) })}</Td>
              <Td numeric>{format.number(countIn(year, 'EFG'))}</Td>
            </tr>
          ))}
          <tr>
            <Th scope="row">{t('plan.total')}</Th>
            <Td numeric strong>
              {format.number(sum(({ improved }) => improved))}
            </Td>
            <Td numeric strong>
              {format.money(sum(({ euros }) => euros))}
            </Td>
            <Td numeric strong>
              {t('measures.kwh', { value: format.number(sum(({ savedKwh }) => savedKwh)) })}
            </Td>
            <Td />
          </tr>
        </tbody>
      </PlainTable>
    </PlainTableFrame>
  );
}
