import type { Transaction } from '@kavel/contracts/transactions';
import { useFormats } from '@kavel/i18n';
import { Box, Skeleton, Text } from '@kavel/ui/core';
import { useMunicipalityNames } from '../api/use-municipality-names';
import { usePriceIndex } from '../api/use-price-index';
import { useTexts } from '../i18n';
import { useValueFormat } from './use-words';

/** Indexed prices are rounded to three significant digits, the precision of the index. */
const digits = 3;

/** The indexed price of a transaction, with the index and its medians and counts. */
export function IndexedPrice({ transaction, today }: { transaction: Transaction; today: string }) {
  const t = useTexts();
  const { signedPercent, number } = useFormats();
  const price = useValueFormat('price', transaction);
  const perArea = useValueFormat('pricePerM2', transaction);
  const names = useMunicipalityNames();
  const index = usePriceIndex(transaction, today);
  if (index.kind === 'pending') return <Skeleton height="5" width="60%" mt="2" />;
  if (index.kind !== 'known') {
    return (
      <Text mt="1" fontSize="sm" color="muted">
        {t(`index.${index.kind}`)}
      </Text>
    );
  }
  const { factor, before, now, isLocal } = index;
  const code = transaction.gemeentecode ?? '';
  const median = (value: number | undefined) =>
    value === undefined ? '' : perArea.withUnit(Math.round(value));
  const market = `${t(`category.${transaction.category}`)}, ${t(`propertyType.${transaction.propertyType}`)}`;
  return (
    <Box mt="1" fontSize="sm">
      <Text fontVariantNumeric="tabular-nums">
        {t('index.today', {
          price: price.withUnit(Number((transaction.price * factor).toPrecision(digits))),
          change: signedPercent(factor - 1),
        })}
      </Text>
      <Box as="details" css={{ '& summary': { minHeight: '6', color: 'accent', cursor: 'pointer' } }}>
        <summary>{t('index.how')}</summary>
        <Text color="muted">
          {t('index.explanation', {
            market: market.toLowerCase(),
            place: isLocal ? (names.get(code) ?? code) : t('index.everywhere'),
            before: median(before.pricePerM2?.median),
            beforeCount: number(before.count),
            now: median(now.pricePerM2?.median),
            nowCount: number(now.count),
          })}
        </Text>
      </Box>
    </Box>
  );
}
