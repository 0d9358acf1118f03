import { type ArticleHead, type ArticleStatus, articleStatuses } from '@kavel/contracts/content';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, Flex, Stack, Text } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { Input, Select } from '@kavel/ui/forms';
import { useState } from 'react';
import { useContentTexts } from '../../../common/i18n';
import { Loaded } from '../../../common/ui/loaded';
import { editorQueries } from '../api/editor-queries';
import { useEditorTexts } from '../i18n';

export interface ArticleTableProps {
  onOpen: (id: string) => void;
  onNew: () => void;
}

/** All articles in every state. */
export function ArticleTable({ onOpen, onNew }: ArticleTableProps) {
  const t = useEditorTexts();
  const query = useQuery(editorQueries.list());
  const columns = useColumns();
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<ArticleStatus | null>(null);
  const matches = (article: ArticleHead) =>
    (status === null || article.status === status) &&
    article.title.toLowerCase().includes(search.trim().toLowerCase());
  return (
    <Stack gap="3">
      <Text color="muted">{t('intro')}</Text>
      <Flex gap="2" wrap="wrap">
        <Input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          width={{ base: 'full', md: '16rem' }}
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
        <Select
          aria-label={t('status')}
          width="12rem"
          value={status ?? ''}
          onChange={event => setStatus(articleStatuses.find(one => one === event.target.value) ?? null)}
        >
          <option value="">{t('allStatuses')}</option>
          {articleStatuses.map(one => (
            <option key={one} value={one}>
              {t(`statuses.${one}`)}
            </option>
          ))}
        </Select>
        <Button variant="solid" ms="auto" onClick={onNew}>
          {t('new')}
        </Button>
      </Flex>
      <Loaded query={query}>
        {articles => (
          <DataTable
            label={t('list')}
            columns={columns}
            rows={articles.filter(matches)}
            rowKey={({ id }) => id}
            onSelect={({ id }) => onOpen(id)}
            minWidth="46rem"
            maxHeight="60vh"
            empty={<Text color="muted">{t('none')}</Text>}
          />
        )}
      </Loaded>
    </Stack>
  );
}

function useColumns(): Column<ArticleHead>[] {
  const t = useEditorTexts();
  const common = useContentTexts();
  const format = useFormats();
  return [
    {
      key: 'title',
      header: t('columns.title'),
      cell: ({ title }) => title,
      sortBy: ({ title }) => title,
      width: 'minmax(14rem, 3fr)',
    },
    { key: 'kind', header: t('columns.kind'), cell: ({ kind }) => t(`kinds.${kind}`), width: '8rem' },
    {
      key: 'lang',
      header: t('columns.lang'),
      cell: ({ lang }) => common(`language.${lang}`),
      sortBy: ({ lang }) => lang,
      width: '7rem',
    },
    {
      key: 'status',
      header: t('columns.status'),
      cell: ({ status }) => t(`statuses.${status}`),
      sortBy: ({ status }) => articleStatuses.indexOf(status),
      width: '9rem',
    },
    {
      key: 'changed',
      header: t('columns.changed'),
      cell: ({ updatedAt, updatedBy }) => `${format.date(updatedAt)} · ${updatedBy}`,
      sortBy: ({ updatedAt }) => updatedAt,
      width: 'minmax(11rem, 1fr)',
    },
  ];
}
