import type { BucketReason } from '@kavel/contracts';
import type { Formats } from '@kavel/i18n';
import type { Translate } from '../../../i18n';

function period({ builtFrom, builtTo }: BucketReason, t: Translate): string | null {
  if (builtFrom !== null && builtTo !== null) return t('buckets.built', { from: builtFrom, to: builtTo });
  if (builtFrom !== null) return t('buckets.builtFrom', { from: builtFrom });
  return builtTo === null ? null : t('buckets.builtTo', { to: builtTo });
}

function size({ areaFrom, areaTo }: BucketReason, t: Translate, { number }: Formats): string | null {
  if (areaFrom !== null && areaTo !== null)
    return t('buckets.size', { from: number(areaFrom), to: number(areaTo) });
  if (areaFrom !== null) return t('buckets.sizeFrom', { from: number(areaFrom) });
  return areaTo === null ? null : t('buckets.sizeTo', { to: number(areaTo) });
}

/** Localised reason of a bucket: type, period, size. */
export function reasonText(reason: BucketReason | null, t: Translate, f: Formats): string {
  if (!reason) return t('buckets.own');
  const parts = [t(`types.${reason.vtwType}`), period(reason, t), size(reason, t, f)];
  return parts.filter(part => part !== null).join(' · ');
}
