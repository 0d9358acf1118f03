import { WaterfallChart, type WaterfallStep } from '@kavel/charts';
import { useFormats } from '@kavel/i18n';
import { chartFile } from '../../../common/chart-file';
import { useTexts } from '../../../i18n';
import type { ShownBridge } from '../model/shown-bridge';

/** Waterfall from one valuation's total to another's, one bar per reason; zero steps are left out. */
export function WaterfallPicture({ bridge: { from, opening, steps, to, closing } }: { bridge: ShownBridge }) {
  const t = useTexts();
  const f = useFormats();
  const moved = steps.filter(({ amount }) => amount !== 0);
  const bars: WaterfallStep[] = [
    { key: 'opening', label: from.name, amount: opening, total: true },
    ...moved.map(({ step, amount, units: count }) => ({
      key: step,
      label: `${t(`compare.steps.${step}`)} (${t('common.units', { count })})`,
      amount,
    })),
    { key: 'closing', label: to.name, amount: closing, total: true },
  ];
  return (
    <WaterfallChart
      label={t('compare.picture')}
      steps={bars}
      format={f.money}
      axisNote={amount => t('compare.axisFrom', { amount: f.millions(amount) })}
      file={chartFile(to, t('compare.title'))}
    />
  );
}
