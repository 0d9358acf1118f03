import type { ManagedUser } from '@kavel/contracts/management';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, EmptyState, Text } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { Plus } from '@kavel/ui/icons';
import { Loaded } from '../../common/load-state';
import { listHeight, Part } from '../../common/part';
import { managementQueries } from '../../common/queries';
import { SearchField } from '../../common/search-field';
import { useAddress } from '../../common/use-address';
import { useSearchText } from '../../common/use-search-text';
import { useTexts } from '../../i18n';
import { useRoleName } from '../roles';
import { UserDrawer } from './user-drawer';

/** All users of the organisation; the selected one opens beside the list. */
export function UserList({ organisationId }: { organisationId: string | undefined }) {
  const t = useTexts();
  const address = useAddress();
  const search = address.get('q') ?? '';
  const query = useQuery(managementQueries.users(organisationId, useSearchText(search)));
  const columns = useColumns(organisationId);
  const selected = address.get('user');

  return (
    <Part
      tools={
        <>
          <SearchField
            label={t('common.search')}
            value={search}
            onChange={text => address.set({ q: text || null }, true)}
          />
          <Text as="span" flex="1" />
          <Button variant="solid" onClick={() => address.set({ tab: 'invitations', new: '1', q: null })}>
            <Plus aria-hidden /> {t('users.invite')}
          </Button>
        </>
      }
    >
      <Loaded query={query}>
        {users => (
          <DataTable
            label={t('users.list')}
            columns={columns}
            rows={users}
            rowKey={user => user.userId}
            selectedKey={selected}
            onSelect={user => address.set({ user: user.userId })}
            maxHeight={listHeight}
            empty={<EmptyState title={t('users.empty.title')} description={t('users.empty.description')} />}
          />
        )}
      </Loaded>
      {selected ? (
        <UserDrawer
          key={selected}
          userId={selected}
          organisationId={organisationId}
          onClose={() => address.set({ user: null })}
        />
      ) : null}
    </Part>
  );
}

function useColumns(organisationId: string | undefined): Column<ManagedUser>[] {
  const t = useTexts();
  const format = useFormats();
  const nameOf = useRoleName();
  const { data: roles } = useQuery(managementQueries.roles(organisationId));
  const roleOf = ({ roleId }: ManagedUser) => nameOf(roleId, roles);
  return [
    {
      key: 'name',
      header: t('common.name'),
      sortBy: user => user.name,
      cell: user => user.name,
      width: 'minmax(10rem, 2fr)',
    },
    {
      key: 'email',
      header: t('common.email'),
      sortBy: user => user.email,
      cell: user => (user.emailProven ? user.email : `${user.email} (${t('users.unproven')})`),
      width: 'minmax(12rem, 2fr)',
    },
    { key: 'role', header: t('users.role'), sortBy: roleOf, cell: roleOf, width: 'minmax(9rem, 1fr)' },
    {
      key: 'state',
      header: t('users.state'),
      sortBy: user => Number(user.active),
      width: '8rem',
      cell: user =>
        user.active ? (
          t('users.active')
        ) : (
          <Text as="span" color="amber">
            {t('users.inactive')}
          </Text>
        ),
    },
    {
      key: 'seen',
      header: t('users.lastSeen'),
      sortBy: user => user.lastSeenAt,
      width: '11rem',
      cell: user => (user.lastSeenAt ? format.moment(user.lastSeenAt) : t('users.never')),
    },
  ];
}
