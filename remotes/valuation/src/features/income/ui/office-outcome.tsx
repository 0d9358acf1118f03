import { roundedTo, roundingStep, shownValue } from '@kavel/contracts';
import type { OfficeValuation } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { Box, Button, Card, Figure, Flex, Grid, SectionTitle, Text } from '@kavel/ui/core';
import { PlainTable, RangeBar, Td, Th } from '@kavel/ui/data';
import type { ReactNode } from 'react';
import { shownResult } from '../../../common/shown-result';
import { useTexts } from '../../../i18n';

export interface OfficeOutcomeProps {
  outcome: OfficeValuation;
  onTakeOver: (() => void) | undefined;
}

/** The two values side by side, each with its basis. */
export function OfficeOutcome({ outcome: { bySales, byRent }, onTakeOver }: OfficeOutcomeProps) {
  const t = useTexts();
  return (
    <Grid
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
    >
      <BySales bySales={bySales} noSales={t('income.noSales')} />
      <ByRent byRent={byRent} onTakeOver={onTakeOver} />
    </Grid>
  );
}

/** The value by comparable sales, with its range. */
export function BySales({
  bySales,
  noSales,
}: Pick<OfficeValuation, 'bySales'> & {
  /** Shown when there is no value by sales. */
  noSales: string;
}) {
  const t = useTexts();
  const f = useFormats();
  if (!bySales) return <Method title={t('income.bySales')} value={null} note={noSales} />;
  const { value, low68, high68, low95, high95 } = bySales.result;
  const shown = shownResult(bySales.result);
  const money = { value: f.money(shown.value), low68: f.money(shown.low68), high68: f.money(shown.high68) };
  return (
    <Method
      title={t('income.bySales')}
      value={shown.value}
      note={`${t('common.perM2', { amount: f.money(shown.pricePerM2) })} · ${t('income.rests', { count: bySales.references.length })}`}
    >
      <RangeBar
        value={value}
        low68={low68}
        high68={high68}
        low95={low95}
        high95={high95}
        label={t('valuation.rangeInWords', {
          ...money,
          low95: f.money(shown.low95),
          high95: f.money(shown.high95),
        })}
      />
      <Text mt="2" fontSize="sm" color="muted">
        {t('valuation.range68')}: {money.low68} – {money.high68}
      </Text>
    </Method>
  );
}

function ByRent({
  byRent,
  onTakeOver,
}: Pick<OfficeValuation, 'byRent'> & Pick<OfficeOutcomeProps, 'onTakeOver'>) {
  const t = useTexts();
  const f = useFormats();
  if (!byRent) return <Method title={t('income.byRent')} value={null} note={t('income.noRent')} />;
  const { value, annualRent, rentFromMarket, operatingCosts, netYield, transferCosts, barKk } = byRent;
  // The market rent and the cost norm are estimates and are rounded; the owner's figures are exact.
  const step = rentFromMarket ? roundingStep({ value: annualRent }) : 1;
  const [shownRent, shownCosts] = [roundedTo(annualRent, step), roundedTo(operatingCosts, step)];
  const lines = [
    {
      key: 'rent',
      label: t(rentFromMarket ? 'income.marketRent' : 'income.ownRent'),
      text: f.money(shownRent),
    },
    { key: 'costs', label: t('income.minusCosts'), text: f.money(-shownCosts) },
    { key: 'net', label: t('income.netRent'), text: f.money(shownRent - shownCosts) },
    { key: 'yield', label: t('income.dividedBy'), text: f.percent(netYield) },
    { key: 'buying', label: t('income.lessTransfer'), text: f.percent(transferCosts) },
    { key: 'bar', label: t('income.barKk'), text: f.percent(barKk) },
  ];
  return (
    <Method title={t('income.byRent')} value={shownValue({ value })} note={t('income.byRentFormula')}>
      <PlainTable aria-label={t('income.byRent')}>
        <tbody>
          {lines.map(({ key, label, text }) => (
            <tr key={key}>
              <Th scope="row" whiteSpace="normal" px="0">
                {label}
              </Th>
              <Td numeric px="0">
                {text}
              </Td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {onTakeOver ? (
        <Flex mt="3" justify="end">
          <Button onClick={onTakeOver}>{t('income.takeOver')}</Button>
        </Flex>
      ) : null}
    </Method>
  );
}

interface MethodProps {
  title: string;
  value: number | null;
  note: string;
  children?: ReactNode;
}

function Method({ title, value, note, children }: MethodProps) {
  const f = useFormats();
  return (
    <Card p="4" role="group" aria-label={title}>
      <SectionTitle fontSize="sm">{title}</SectionTitle>
      <Figure display="block" fontSize="xl" fontWeight="bold">
        {value === null ? '–' : f.money(value)}
      </Figure>
      <Text fontSize="xs" color="muted">
        {note}
      </Text>
      {children ? <Box mt="3">{children}</Box> : null}
    </Card>
  );
}
