import { type AddressBuckets, vtwTypes } from '@kavel/contracts';
import type { Formats } from '@kavel/i18n';
import type { Translate } from '../../../i18n';

type Bucket = AddressBuckets[string];

/** Key suffix of a bucket whose units have an unknown bouwjaar or oppervlakte. */
const incomplete = '-onvolledig';

/**
 * Translates the names of suggested buckets; the service returns Dutch names. Once saved, a name is user text and is no
 * longer translated.
 */
export function nameSuggested(suggested: AddressBuckets, t: Translate, f: Formats): AddressBuckets {
  const named = Object.entries(suggested).map(([key, bucket]): [string, Bucket] => [
    key,
    { ...bucket, name: nameOf(key, bucket, t, f) },
  ]);
  return Object.fromEntries(named);
}

function nameOf(key: string, { name, reason }: Bucket, t: Translate, { number }: Formats): string {
  if (reason) {
    const { vtwType, builtFrom, builtTo, areaFrom, areaTo } = reason;
    const years = range(builtFrom, builtTo, String, t);
    const area = range(areaFrom, areaTo, number, t);
    return [t(`types.${vtwType}`), years, area && `${area} m²`].filter(Boolean).join(', ');
  }
  const type = vtwTypes.find(known => key === known + incomplete);
  return type ? t('buckets.incompleteName', { type: t(`types.${type}`) }) : name;
}

function range(
  from: number | null,
  to: number | null,
  write: (figure: number) => string,
  t: Translate,
): string | null {
  if (from !== null && to !== null) return `${write(from)}–${write(to)}`;
  if (from !== null) return t('buckets.rangeFrom', { from: write(from) });
  return to === null ? null : t('buckets.rangeTo', { to: write(to) });
}
