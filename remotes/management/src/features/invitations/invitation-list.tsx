import { call } from '@kavel/api-client';
import { type Invitation, type InvitationLink, managementApi } from '@kavel/contracts/management';
import { currentLanguage, useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, EmptyState, Flex, Notice } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { Plus } from '@kavel/ui/icons';
import { useState } from 'react';
import { toast, useChange } from '../../common/changes';
import { useErrorText } from '../../common/error-text';
import { LinkDialog } from '../../common/link-dialog';
import { Loaded } from '../../common/load-state';
import { listHeight, Part } from '../../common/part';
import { managementQueries } from '../../common/queries';
import { useAddress } from '../../common/use-address';
import { useColumnsInReach } from '../../common/use-columns-in-reach';
import { useTexts } from '../../i18n';
import { useRoleName } from '../roles';
import { InvitationDialog } from './invitation-dialog';

/** Open invitations. Links are mailed; without a mail server they are shown once, to be passed on. */
export function InvitationList({ organisationId }: { organisationId: string | undefined }) {
  const t = useTexts();
  const textOf = useErrorText();
  const address = useAddress();
  const query = useQuery(managementQueries.invitations(organisationId));
  const format = useFormats();
  const [link, setLink] = useState<InvitationLink | null>(null);
  /** A mailed link is not in the response. */
  const handOver = (made: InvitationLink) => {
    if (made.token === null) toast('success', t('invitations.mailed', { email: made.invitation.email }));
    else setLink(made);
  };
  const change = useChange();
  const columns = useColumns(organisationId, {
    again: ({ id }) =>
      change.run(async () => {
        const params = { invitationId: id };
        const query = { organisationId, language: currentLanguage() };
        handOver(await call(managementApi.resendInvitation, { params, query }));
      }),
    withdraw: ({ id, name }) =>
      change.run(async () => {
        const params = { invitationId: id };
        await call(managementApi.withdrawInvitation, { params, query: { organisationId } });
        toast('success', t('invitations.withdrawn', { name }));
      }),
  });

  return (
    <Part
      tools={
        <>
          {change.error ? <Notice tone="error">{textOf(change.error)}</Notice> : null}
          <Button variant="solid" ms="auto" onClick={() => address.set({ new: '1' })}>
            <Plus aria-hidden /> {t('users.invite')}
          </Button>
        </>
      }
    >
      <Loaded query={query}>
        {invitations => (
          <DataTable
            label={t('invitations.list')}
            columns={columns}
            rows={invitations}
            rowKey={({ id }) => id}
            maxHeight={listHeight}
            empty={
              <EmptyState
                title={t('invitations.empty.title')}
                description={t('invitations.empty.description')}
              />
            }
          />
        )}
      </Loaded>
      {link?.token ? (
        <LinkDialog
          title={t('invitations.link.title', { name: link.invitation.name })}
          text={t('invitations.link.text', {
            email: link.invitation.email,
            until: format.moment(link.invitation.expiresAt),
          })}
          label={t('invitations.link.label')}
          path="/invitation"
          token={link.token}
          onClose={() => setLink(null)}
        />
      ) : address.get('new') ? (
        <InvitationDialog
          organisationId={organisationId}
          onClose={() => address.set({ new: null }, true)}
          onMade={handOver}
        />
      ) : null}
    </Part>
  );
}

interface Acts {
  again: (invitation: Invitation) => Promise<unknown>;
  withdraw: (invitation: Invitation) => Promise<unknown>;
}

function useColumns(organisationId: string | undefined, acts: Acts): readonly Column<Invitation>[] {
  const t = useTexts();
  const format = useFormats();
  const nameOf = useRoleName();
  const { data: roles } = useQuery(managementQueries.roles(organisationId));
  return useColumnsInReach<Invitation>([
    {
      key: 'name',
      header: t('common.name'),
      sortBy: one => one.name,
      cell: one => one.name,
      width: 'minmax(9rem, 1fr)',
    },
    {
      key: 'email',
      header: t('common.email'),
      sortBy: one => one.email,
      cell: one => one.email,
      width: 'minmax(12rem, 1fr)',
    },
    {
      key: 'role',
      header: t('users.role'),
      cell: one => nameOf(one.roleId, roles),
      width: 'minmax(9rem, 1fr)',
    },
    {
      key: 'state',
      header: t('invitations.state'),
      sortBy: one => one.state,
      cell: one => t(`invitations.states.${one.state}`),
      width: '8rem',
    },
    {
      key: 'by',
      header: t('invitations.by'),
      sortBy: one => one.invitedBy,
      cell: one => one.invitedBy,
      width: 'minmax(9rem, 1fr)',
    },
    {
      key: 'until',
      header: t('invitations.until'),
      sortBy: one => one.expiresAt,
      cell: one => format.moment(one.expiresAt),
      width: '11rem',
    },
    {
      key: 'actions',
      header: t('common.actions'),
      width: '13.5rem',
      cell: one =>
        one.state === 'open' || one.state === 'expired' ? (
          <Flex gap="2">
            <Button
              height="7"
              aria-label={t('invitations.againOf', { name: one.name })}
              onClick={() => void acts.again(one)}
            >
              {t('invitations.again')}
            </Button>
            <Button
              height="7"
              variant="ghost"
              aria-label={t('invitations.withdrawOf', { name: one.name })}
              onClick={() => void acts.withdraw(one)}
            >
              {t('invitations.withdraw')}
            </Button>
          </Flex>
        ) : null,
    },
  ]);
}
