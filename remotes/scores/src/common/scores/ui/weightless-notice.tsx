import { type ScoreUse, scoreUses } from '@kavel/contracts';
import { Notice } from '@kavel/ui/core';
import { useTexts } from '../i18n';

/** Says that there is no score because no weight is left, for all uses or for those named. */
export function WeightlessNotice({ uses }: { uses: readonly ScoreUse[] }) {
  const t = useTexts();
  const named = uses.map(use => t(`use.${use}`)).join(', ');
  return (
    <Notice tone="error">
      {uses.length === scoreUses.length ? t('whatIf.zero') : t('whatIf.zeroFor', { uses: named })}
    </Notice>
  );
}
