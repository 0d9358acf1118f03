import type { Gebruiksdoel } from '@kavel/contracts';
import {
  type Enkelbestemming,
  type LocatorOptions,
  type LocatorRangeKey,
  locatorRanges,
  provinces,
} from '@kavel/contracts/locator';
import { type Formats, useFormats } from '@kavel/i18n';
import { useMemo } from 'react';
import { useTexts } from '../i18n';
import type { FilterWords } from '../model/chips';

const anyYear = 2_000;

function valueFormat(key: LocatorRangeKey, { number }: Formats) {
  const { unit } = locatorRanges(anyYear)[key];
  const sign = unit === 'year' || unit === 'count' ? null : unit;
  const plain = unit === 'year' ? String : number;
  return {
    /** The number alone; years without thousands separator. */
    plain: (value: number) => plain(value),
    withUnit: (value: number) => (sign ? `${plain(value)}\u00a0${sign}` : plain(value)),
    unit: sign,
  };
}

/** Formats values of a range. */
export function useValueFormat(key: LocatorRangeKey) {
  const formats = useFormats();
  return useMemo(() => valueFormat(key, formats), [key, formats]);
}

/** Names of all filters in the current language. */
export function useWords(options: LocatorOptions | undefined): FilterWords {
  const t = useTexts();
  const formats = useFormats();
  return useMemo(() => {
    const municipalities = new Map(options?.municipalities.map(({ code, naam }) => [code, naam]));
    return {
      part: part => t(`parts.${part}`),
      option: (choice, option) => {
        if (choice === 'municipalities') return municipalities.get(option) ?? option;
        if (choice === 'provinces') return provinces.find(({ code }) => code === option)?.naam ?? option;
        if (choice === 'functions') return t(`functions.${option as Gebruiksdoel}`);
        if (choice === 'enkelbestemmingen') return t(`zoning.${option as Enkelbestemming}`);
        return option;
      },
      value: (key, value) => valueFormat(key, formats).withUnit(value),
      figure: (key, value) => valueFormat(key, formats).plain(value),
      from: value => t('from', { value }),
      upTo: value => t('upTo', { value }),
      more: count => t('more', { n: count }),
    };
  }, [t, formats, options]);
}
