import { roundedTo, roundingStep, shownValue } from '@kavel/contracts';
import type { OfficeValuation } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { Box, SectionTitle, Text } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { useTexts } from '../../../i18n';
import type { OfficeQuestion } from '../model/office-question';

export interface RentMethodProps {
  byRent: NonNullable<OfficeValuation['byRent']>;
  question: OfficeQuestion;
}

/** From rent to value in steps, each with its figure and where it is from. */
export function RentMethod({ byRent, question }: RentMethodProps) {
  const t = useTexts();
  const f = useFormats();
  const { value, annualRent, rentFromMarket, operatingCosts, netYield, transferCosts } = byRent;
  // The market rent and the cost norm are estimates and are rounded; what was typed is exact.
  const step = rentFromMarket ? roundingStep({ value: annualRent }) : 1;
  const rent = roundedTo(annualRent, step);
  const costs = roundedTo(operatingCosts, step);
  const given = (typed: string) => typed.trim() !== '';
  const rows = [
    {
      key: 'rent',
      text: f.money(rent),
      note: t(rentFromMarket ? 'office.steps.rentMarket' : 'office.steps.rentGiven'),
    },
    {
      key: 'costs',
      text: f.money(-costs),
      note: t(given(question.costs) ? 'office.steps.costsGiven' : 'office.steps.costsNorm'),
    },
    { key: 'net', text: f.money(rent - costs), note: '' },
    {
      key: 'yield',
      text: f.percent(netYield),
      note: t(given(question.yield) ? 'office.steps.yieldGiven' : 'office.steps.yieldNorm'),
    },
    {
      key: 'von',
      text: f.money(shownValue({ value: (annualRent - operatingCosts) / netYield })),
      note: '',
    },
    { key: 'transfer', text: f.percent(transferCosts), note: t('office.steps.transferNote') },
    { key: 'value', text: f.money(shownValue({ value })), note: '' },
  ] as const;
  return (
    <Box>
      <SectionTitle>{t('office.method')}</SectionTitle>
      <Text fontSize="sm" color="muted" mb="2">
        {t('office.methodIntro')}
      </Text>
      <PlainTableFrame label={t('office.method')}>
        <PlainTable aria-label={t('office.method')}>
          <tbody>
            {rows.map(({ key, text, note }, at) => (
              <tr key={key} data-chosen={key === 'value' || undefined}>
                <Th scope="row" whiteSpace="normal">
                  <Text as="span" color="muted" me="2" aria-hidden>
                    {at + 1}
                  </Text>
                  {t(`office.steps.${key}`)}
                  {note ? (
                    <Text as="span" display="block" fontSize="xs" color="muted" ms="4">
                      {note}
                    </Text>
                  ) : null}
                </Th>
                <Td numeric strong={key === 'value'}>
                  {text}
                </Td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </PlainTableFrame>
    </Box>
  );
}
