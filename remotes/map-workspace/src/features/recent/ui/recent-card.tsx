import { Card, Flex, SectionTitle } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { useState } from 'react';
import { useRecentTexts } from '../i18n';
import { RecentObjects } from './recent-objects';
import { RecentSearches } from './recent-searches';

const shownKey = 'recent-card';

/** Card of the start page: addresses that were looked at in this browser, and searches that were kept. */
export function RecentCard({ title }: { title: string }) {
  const t = useRecentTexts();
  const [searches, setSearches] = useState(() => localStorage.getItem(shownKey) === 'searches');
  const show = (value: 'objects' | 'searches') => {
    localStorage.setItem(shownKey, value);
    setSearches(value === 'searches');
  };
  return (
    <Card as="div" overflow="hidden">
      <Flex
        justifyContent="space-between"
        alignItems="center"
        wrap="wrap"
        gap="2"
        px="4"
        py="2"
        borderBottomWidth="1px"
        borderColor="line"
      >
        <SectionTitle>{title}</SectionTitle>
        <Segmented
          label={t('what')}
          value={searches ? 'searches' : 'objects'}
          options={[
            { value: 'objects', label: t('objects') },
            { value: 'searches', label: t('searches') },
          ]}
          onChange={show}
        />
      </Flex>
      {searches ? <RecentSearches /> : <RecentObjects />}
    </Card>
  );
}
