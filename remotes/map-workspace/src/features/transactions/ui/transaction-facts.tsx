import {
  isFilterOf,
  type Transaction,
  type TransactionRangeKey,
  transactionRangeKeys,
} from '@kavel/contracts/transactions';
import { Box, type Description, DescriptionList, EnergyLabelBadge, SectionTitle, Text } from '@kavel/ui/core';
import { useMunicipalityNames } from '../api/use-municipality-names';
import { useTexts } from '../i18n';
import { optionName, useWords } from './use-words';

/** Fields with one option of a list. */
const choices = [
  ['woningtypes', 'woningtype'],
  ['subtypes', 'subtype'],
  ['koopcondities', 'koopconditie'],
  ['bouwvorm', 'bouwvorm'],
  ['onderhoudBinnen', 'onderhoudBinnen'],
  ['onderhoudBuiten', 'onderhoudBuiten'],
] as const;
/** Fields that the head of the detail already shows. */
const said: readonly TransactionRangeKey[] = ['price', 'pricePerM2'];

/** All fields of a transaction. Those without a value are listed at the end. */
export function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const t = useTexts();
  const names = useMunicipalityNames();
  const words = useWords(transaction, names);
  const { gemeentecode, energielabel, gebruiksdoelen, marks = [] } = transaction;
  const ranges = transactionRangeKeys.filter(key => !said.includes(key) && isFilterOf(transaction, key));
  const listed = choices.filter(([choice]) => isFilterOf(transaction, choice));

  const items: Description[] = [
    ...ranges.flatMap(key => {
      const value = transaction[key];
      return value === null ? [] : [{ term: words.part(key), value: words.value(key, value) }];
    }),
    ...listed.flatMap(([choice, field]) => {
      const value = transaction[field];
      return value === null ? [] : [{ term: words.part(choice), value: optionName(t, value) }];
    }),
    ...(marks.length > 0
      ? [{ term: words.part('saleKinds'), value: marks.map(mark => optionName(t, mark)).join(', ') }]
      : []),
    ...(gebruiksdoelen.length > 0
      ? [
          {
            term: words.part('gebruiksdoel'),
            value: gebruiksdoelen.map(one => t(`gebruiksdoelen.${one}`)).join(', '),
          },
        ]
      : []),
    ...(energielabel
      ? [{ term: words.part('energyLabels'), value: <EnergyLabelBadge label={energielabel} /> }]
      : []),
    ...(gemeentecode
      ? [{ term: words.part('municipalities'), value: names.get(gemeentecode) ?? gemeentecode }]
      : []),
    { term: t('detail.object'), value: transaction.objectId },
    { term: t('detail.id'), value: transaction.id },
  ];
  const unknown = [
    ...ranges.filter(key => transaction[key] === null),
    ...listed.filter(([, field]) => transaction[field] === null).map(([choice]) => choice),
    ...(energielabel ? [] : (['energyLabels'] as const)),
  ];
  return (
    <Box as="section" px="4" py="3" borderTopWidth="1px" borderColor="line" aria-label={t('detail.facts')}>
      <SectionTitle>{t('detail.facts')}</SectionTitle>
      <DescriptionList look="figures" mt="2" items={items} />
      {unknown.length > 0 ? (
        <Text mt="2" fontSize="xs" color="muted">
          {t('detail.unknown', { names: unknown.map(words.part).join(', ') })}
        </Text>
      ) : null}
    </Box>
  );
}
