import type { LabelJumpResult } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { EnergyLabelBadge, Flex, TextTable } from '@kavel/ui/core';
import { useLabelJumpTexts } from '../../../i18n/label-jump';

/** The middle estimate letter by letter. */
export function JumpSteps({ result, value }: { result: LabelJumpResult; value: number }) {
  const t = useLabelJumpTexts();
  const format = useFormats();
  return (
    <TextTable mt="2" dense aria-label={t('steps.heading')}>
      <thead>
        <tr>
          <th scope="col">{t('steps.step')}</th>
          <th scope="col" data-figure>
            {t('steps.rate')}
          </th>
          <th scope="col" data-figure>
            {t('steps.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {result.steps.map(({ from, to, rate }) => (
          <tr key={from}>
            <th scope="row">
              <Flex as="span" display="inline-flex" gap="1.5" alignItems="center">
                <EnergyLabelBadge label={from} />
                <span>{t('steps.to')}</span>
                <EnergyLabelBadge label={to} />
              </Flex>
            </th>
            <td data-figure>{format.percent(rate)}</td>
            <td data-figure>{format.money(value * rate)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('steps.total')}</th>
          <td data-figure>{format.percent(result.middle.rate)}</td>
          <td data-figure>{format.money(result.middle.amount)}</td>
        </tr>
      </tfoot>
    </TextTable>
  );
}
