import type { Gebruiksdoel } from '@kavel/contracts';
import { type Market, type TransactionRangeKey, transactionRanges } from '@kavel/contracts/transactions';
import { type Formats, useFormats } from '@kavel/i18n';
import { useMemo } from 'react';
import type { ValueFormat } from '../../../common/filters/ui/range-filter';
import { useTexts } from '../i18n';
import type { FilterWords } from '../model/chips';

/** Units do not depend on the year. */
const anyYear = 2_000;
type Texts = ReturnType<typeof useTexts>;

function valueFormat(key: TransactionRangeKey, market: Market, t: Texts, formats: Formats): ValueFormat {
  const { unit } = transactionRanges(market, anyYear)[key];
  const name = unit === 'year' || unit === 'count' ? null : t(`units.${unit}`);
  const isFine = unit === '%' || unit === 'years';
  const plain = (value: number) => {
    // The ticks of its scale are no whole years.
    if (unit === 'year') return String(Math.round(value));
    return isFine && !Number.isInteger(value) ? formats.decimal(value) : formats.number(value);
  };
  return { plain, withUnit: value => withUnit(plain(value), name), unit: name };
}

/** Writes a value with its unit; the euro sign comes first: `€ 1.928 p.m.`, `€ 231/m²`, `80 m²`. */
function withUnit(value: string, unit: string | null): string {
  if (!unit) return value;
  const [, sign, rest] = /^(€)(.*)$/.exec(unit) ?? [];
  return sign ? `${sign}\u00a0${value}${(rest ?? '').replace(' ', '\u00a0')}` : `${value}\u00a0${unit}`;
}

/** Formatter for the values of a range in a market. */
export function useValueFormat(key: TransactionRangeKey, { category, propertyType }: Market): ValueFormat {
  const t = useTexts();
  const formats = useFormats();
  return useMemo(
    () => valueFormat(key, { category, propertyType }, t, formats),
    [key, category, propertyType, t, formats],
  );
}

/** Translated names of filters and options. */
export function useWords(
  { category, propertyType }: Market,
  municipalities: ReadonlyMap<string, string>,
): FilterWords {
  const t = useTexts();
  const formats = useFormats();
  return useMemo(() => {
    const market = { category, propertyType };
    return {
      part: part => t(`parts.${part}`),
      option: (choice, option) => {
        if (choice === 'municipalities') return municipalities.get(option) ?? option;
        if (choice === 'energyLabels') return option;
        if (choice === 'gebruiksdoel') return t(`gebruiksdoelen.${option as Gebruiksdoel}`);
        return optionName(t, option);
      },
      value: (key, value) => valueFormat(key, market, t, formats).withUnit(value),
      figure: (key, value) => valueFormat(key, market, t, formats).plain(value),
      from: value => t('from', { value }),
      upTo: value => t('upTo', { value }),
      more: count => t('more', { n: count }),
      date: formats.date,
    };
  }, [t, formats, category, propertyType, municipalities]);
}

/** Keys of texts: dots are removed, as they separate the parts of a key. */
export function optionName(t: Texts, option: string): string {
  return t(`options.${option.replaceAll('.', '') as OptionText}`);
}

type OptionText =
  Extract<Parameters<Texts>[0], `options.${string}`> extends `options.${infer Name}` ? Name : never;
