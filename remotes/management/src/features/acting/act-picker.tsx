import { useSession } from '@kavel/auth';
import type { User } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { Button, EmptyState, PageTitle, Stack, Text } from '@kavel/ui/core';
import { DataTable } from '@kavel/ui/data';
import { useState } from 'react';
import { Loaded } from '../../common/load-state';
import { listHeight, Part } from '../../common/part';
import { accountQueries } from '../../common/queries';
import { SearchField } from '../../common/search-field';
import { useColumnsInReach } from '../../common/use-columns-in-reach';
import { useTexts } from '../../i18n';
import { useStartActing } from './start-acting';

const includes = (text: string) => {
  const wanted = text.trim().toLowerCase();
  return ({ name, email, organisationName }: User) =>
    `${name} ${email} ${organisationName}`.toLowerCase().includes(wanted);
};

/** Chooses the user to act on behalf of. Choosing another one ends the previous one: acting is not nested. */
export function ActPicker() {
  const t = useTexts();
  const { selectedUser } = useSession();
  const start = useStartActing();
  const [search, setSearch] = useState('');
  const query = useQuery(accountQueries.actingUsers());
  const columns = useColumnsInReach<User>([
    {
      key: 'name',
      header: t('common.name'),
      sortBy: user => user.name,
      cell: user => user.name,
      width: 'minmax(9rem, 1fr)',
    },
    {
      key: 'organisation',
      header: t('act.organisation'),
      sortBy: user => user.organisationName,
      cell: user => user.organisationName,
      width: 'minmax(9rem, 1fr)',
    },
    {
      key: 'email',
      header: t('common.email'),
      sortBy: user => user.email,
      cell: user => user.email,
      width: 'minmax(12rem, 1fr)',
    },
    {
      key: 'start',
      header: t('common.actions'),
      width: '8.5rem',
      cell: user => (
        <Button
          height="7"
          aria-label={t('act.startOf', { name: user.name })}
          onClick={() => void start(user)}
        >
          {t('act.start')}
        </Button>
      ),
    },
  ]);

  return (
    <Stack gap="4" maxWidth="64rem" mx="auto" width="full">
      <div>
        <PageTitle>{t('act.title')}</PageTitle>
        <Text color="muted">{t('act.intro')}</Text>
      </div>
      <Part tools={<SearchField label={t('common.search')} value={search} onChange={setSearch} />}>
        <Loaded query={query}>
          {users => (
            <DataTable
              label={t('act.list')}
              columns={columns}
              rows={users.filter(includes(search))}
              rowKey={user => user.userId}
              selectedKey={selectedUser?.userId}
              maxHeight={listHeight}
              empty={<EmptyState title={t('act.empty.title')} description={t('act.empty.description')} />}
            />
          )}
        </Loaded>
      </Part>
    </Stack>
  );
}
