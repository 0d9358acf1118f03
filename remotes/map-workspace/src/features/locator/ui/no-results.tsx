import type { LocatorFilter } from '@kavel/contracts/locator';
import { useFormats } from '@kavel/i18n';
import { useQueries } from '@kavel/query';
import { Button, EmptyState, Stack } from '@kavel/ui/core';
import { locatorQueries } from '../api/locator-queries';
import { useTexts } from '../i18n';
import { chipsOf, type FilterWords } from '../model/chips';
import { activeParts, without } from '../model/filter';

const offered = 3;

export interface NoResultsProps {
  filter: LocatorFilter;
  words: FilterWords;
  currentYear: number;
  onFilter: (filter: LocatorFilter) => void;
}

/** Empty result: the filter that removes most objects, and the count without it. */
export function NoResults({ filter, words, currentYear, onFilter }: NoResultsProps) {
  const t = useTexts();
  const { number } = useFormats();
  const parts = activeParts(filter);
  const looser = parts.map(part => without(filter, part));
  const counts = useQueries({ queries: looser.map(locatorQueries.count) });
  const chips = chipsOf(filter, words, currentYear);

  const ways = chips
    .map((chip, at) => ({ chip, filter: looser[at] ?? {}, count: counts[at]?.data?.count ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, offered);
  const known = counts.every(({ isPending }) => !isPending);

  return (
    <EmptyState
      title={t('empty')}
      description={known && ways.length === 0 ? t('emptyAll') : t('emptyHelp')}
      action={
        <Stack gap="2" width="full">
          {ways.map(({ chip, filter: loosened, count }) => (
            <Button
              key={chip.part}
              height="auto"
              minHeight="control"
              py="1.5"
              whiteSpace="normal"
              justifyContent="space-between"
              onClick={() => onFilter(loosened)}
            >
              <span>{t('loosen', { name: chip.name, value: chip.value })}</span>
              <strong>{number(count)}</strong>
            </Button>
          ))}
          {known && ways.length === 0 ? (
            <Button variant="solid" onClick={() => onFilter({})}>
              {t('reset')}
            </Button>
          ) : null}
        </Stack>
      }
    />
  );
}
