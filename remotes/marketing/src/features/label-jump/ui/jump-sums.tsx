import type { LabelJumpResult } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { Text, TextTable } from '@kavel/ui/core';
import { ScrollRegion } from '@kavel/ui/data';
import { useLabelJumpTexts } from '../../../i18n/label-jump';

const estimates = ['low', 'middle', 'high'] as const;

/** Effect, costs of measures and what is left, for each of the three estimates, with their sources. */
export function JumpSums({ result }: { result: LabelJumpResult }) {
  const t = useLabelJumpTexts();
  const format = useFormats();
  const source = (part: (typeof result.sources)[number]['part']) =>
    result.sources
      .filter(one => one.part === part)
      .map(one => `${one.source} ${one.year}`)
      .join(', ');
  const { low, high } = result.cost;
  const costs = { low: high, middle: (low + high) / 2, high: low };
  return (
    <>
      <ScrollRegion label={t('sums.heading')} mt="2" overflowX="auto">
        <TextTable dense aria-label={t('sums.heading')}>
          <thead>
            <tr>
              <td />
              {estimates.map(key => (
                <th key={key} scope="col" data-figure>
                  {t(`sums.${key}`)}
                  <Text as="span" display="block" fontWeight="normal">
                    {source(key)}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('sums.rate')}</th>
              {estimates.map(key => (
                <td key={key} data-figure>
                  {format.percent(result[key].rate)}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('sums.effect')}</th>
              {estimates.map(key => (
                <td key={key} data-figure>
                  {format.money(result[key].amount)}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('sums.cost')}</th>
              {estimates.map(key => (
                <td key={key} data-figure>
                  {format.money(-costs[key])}
                </td>
              ))}
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('sums.left')}</th>
              {estimates.map(key => (
                <td key={key} data-figure>
                  {format.money(result.left[key])}
                </td>
              ))}
            </tr>
          </tfoot>
        </TextTable>
      </ScrollRegion>
      <Text mt="2" fontSize="sm" color="muted">
        {t('sums.costNote', { source: source('cost') })}
      </Text>
    </>
  );
}
