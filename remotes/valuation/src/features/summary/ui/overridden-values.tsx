import { deviationFrom } from '@kavel/contracts/valuations';
import { useFormats } from '@kavel/i18n';
import { Card, SectionTitle, Text } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { useSignature } from '../../../common/use-signature';
import { useTexts } from '../../../i18n';
import { shownAmount } from '../model/shown-amount';
import type { SummaryUnit } from '../model/summary-unit';

/** Overridden values: the model's value and range, who set the override in which role, who confirmed it. */
export function OverriddenValues({ units }: { units: readonly SummaryUnit[] }) {
  const t = useTexts();
  const f = useFormats();
  const nameOf = useSignature();
  const overridden = units.filter(({ modelValue }) => modelValue != null);
  if (overridden.length === 0) return null;
  return (
    <Card p="4" flexShrink="0">
      <SectionTitle mb="1">
        {t('overridden.title')} <span aria-hidden>*</span>
      </SectionTitle>
      <Text fontSize="sm" color="muted" mb="2">
        {t('overridden.intro')}
      </Text>
      <PlainTableFrame label={t('overridden.title')}>
        <PlainTable aria-label={t('overridden.title')}>
          <thead>
            <tr>
              <Th>{t('common.address')}</Th>
              <Th numeric>{t('overridden.value')}</Th>
              <Th numeric>{t('overridden.model')}</Th>
              <Th numeric>{t('overridden.range')}</Th>
              <Th numeric>{t('overridden.deviation')}</Th>
              <Th>{t('overridden.by')}</Th>
              <Th>{t('overridden.confirmed')}</Th>
              <Th>{t('appraisal.overrideReason')}</Th>
            </tr>
          </thead>
          <tbody>
            {overridden.map(unit => {
              const { value, modelValue, low68, high68, overrideBy, overrideConfirmed } = unit;
              const shown = (column: string, amount: number | null | undefined) =>
                amount == null ? '–' : f.money(shownAmount(unit, column, amount));
              const sign = (value ?? 0) < (modelValue ?? 0) ? -1 : 1;
              return (
                <tr key={unit.unitId}>
                  <Th scope="row" whiteSpace="normal" minWidth="10rem">
                    {unit.address}
                  </Th>
                  <Td numeric strong>
                    {shown('value', value)}
                  </Td>
                  <Td numeric>{shown('model', modelValue)}</Td>
                  <Td numeric>
                    {shown('low', low68)} – {shown('high', high68)}
                  </Td>
                  <Td numeric>
                    {modelValue && value !== null
                      ? f.signedPercent(sign * deviationFrom(modelValue, value))
                      : '–'}
                  </Td>
                  <Td whiteSpace="normal" minWidth="10rem">
                    {overrideBy ? (
                      <>
                        {nameOf(overrideBy)}, {f.date(overrideBy.at)}
                      </>
                    ) : (
                      t('overridden.unknown')
                    )}
                  </Td>
                  <Td whiteSpace="normal" minWidth="10rem">
                    {overrideConfirmed ? (
                      <>
                        {nameOf(overrideConfirmed)}, {f.date(overrideConfirmed.at)}
                      </>
                    ) : (
                      t('overridden.notNeeded')
                    )}
                  </Td>
                  <Td whiteSpace="normal" minWidth="12rem">
                    {unit.overrideReason ?? '–'}
                  </Td>
                </tr>
              );
            })}
          </tbody>
        </PlainTable>
      </PlainTableFrame>
    </Card>
  );
}
