import type { Role } from '@kavel/contracts/management';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { Plus } from '@kavel/ui/icons';
import { useState } from 'react';
import { Loaded } from '../../common/load-state';
import { listHeight, Part } from '../../common/part';
import { textKeyOf } from '../../common/permission-key';
import { managementQueries } from '../../common/queries';
import { useAddress } from '../../common/use-address';
import { useTexts } from '../../i18n';
import { RoleDialog } from './role-dialog';
import { useRoleName } from './role-name';
import { SecondFactorDemand } from './second-factor-demand';

/** Named sets of permissions: the built-in ones and the organisation's own. */
export function RoleList({ organisationId }: { organisationId: string | undefined }) {
  const t = useTexts();
  const format = useFormats();
  const nameOf = useRoleName();
  const address = useAddress();
  const query = useQuery(managementQueries.roles(organisationId));
  const [draft, setDraft] = useState<Pick<Role, 'name' | 'permissions'> | null>(null);
  const selected = query.data?.find(role => role.id === address.get('role'));
  const columns: Column<Role>[] = [
    {
      key: 'name',
      header: t('common.name'),
      cell: role => nameOf(role.id, [role]),
      sortBy: role => nameOf(role.id, [role]),
      width: 'minmax(10rem, 1fr)',
    },
    {
      key: 'kind',
      header: t('roles.kind'),
      cell: role => t(role.builtIn ? 'roles.builtIn' : 'roles.own'),
      width: '7rem',
    },
    {
      key: 'users',
      header: t('roles.users'),
      numeric: true,
      cell: role => format.number(role.users),
      sortBy: role => role.users,
      width: '7rem',
    },
    {
      key: 'permissions',
      header: t('roles.permissions'),
      cell: role => role.permissions.map(key => t(`permissions.${textKeyOf(key)}.name`)).join(', '),
      width: 'minmax(14rem, 3fr)',
    },
  ];
  const close = () => {
    setDraft(null);
    address.set({ role: null });
  };

  return (
    <Part
      tools={
        <>
          <SecondFactorDemand organisationId={organisationId} />
          <Button variant="solid" ms="auto" onClick={() => setDraft({ name: '', permissions: [] })}>
            <Plus aria-hidden /> {t('roles.new')}
          </Button>
        </>
      }
    >
      <Loaded query={query}>
        {roles => (
          <DataTable
            label={t('roles.list')}
            columns={columns}
            rows={roles}
            rowKey={role => role.id}
            onSelect={role => address.set({ role: role.id })}
            maxHeight={listHeight}
          />
        )}
      </Loaded>
      {draft ? (
        <RoleDialog key="new" role={draft} organisationId={organisationId} onClose={close} />
      ) : selected ? (
        <RoleDialog
          key={selected.id}
          role={selected}
          organisationId={organisationId}
          onClose={close}
          onCopy={() => setDraft({ name: '', permissions: selected.permissions })}
        />
      ) : null}
    </Part>
  );
}
