import type { ArticleList } from '@kavel/contracts/content';
import { Flex, Pill, Stack } from '@kavel/ui/core';
import { Input } from '@kavel/ui/forms';
import { useContentTexts } from '../i18n';
import type { ArticleFilter } from './use-article-filter';

export interface ArticleFilterBarProps {
  filter: ArticleFilter;
  subjects: ArticleList['subjects'];
}

/** Words and subjects by which articles are found. */
export function ArticleFilterBar({ filter, subjects }: ArticleFilterBarProps) {
  const t = useContentTexts();
  const { query, typed, type, chooseSubject } = filter;
  return (
    <Stack gap="2">
      <Input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={120}
        width={{ base: 'full', md: '20rem' }}
        value={typed}
        onChange={event => type(event.target.value)}
      />
      {subjects.length > 0 ? (
        <Flex role="group" aria-label={t('subjects')} gap="1" wrap="wrap">
          {subjects.map(({ subject, count }) => (
            <Pill
              key={subject}
              aria-pressed={subject === query.subject}
              onClick={() => chooseSubject(subject === query.subject ? null : subject)}
            >
              {subject} ({count})
            </Pill>
          ))}
        </Flex>
      ) : null}
    </Stack>
  );
}
