import { call } from '@kavel/api-client';
import { managementApi, type Organisation, personLimits } from '@kavel/contracts/management';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, Flex, Notice, Stack } from '@kavel/ui/core';
import { DataTable } from '@kavel/ui/data';
import { Field, Input } from '@kavel/ui/forms';
import { Plus } from '@kavel/ui/icons';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useId, useState } from 'react';
import { toast, useChange } from '../../common/changes';
import { useErrorText } from '../../common/error-text';
import { Loaded } from '../../common/load-state';
import { listHeight, Part } from '../../common/part';
import { managementQueries } from '../../common/queries';
import { useAddress } from '../../common/use-address';
import { useColumnsInReach } from '../../common/use-columns-in-reach';
import { useTexts } from '../../i18n';

/** All organisations, for platform administrators: create, rename and open one. */
export function OrganisationList() {
  const t = useTexts();
  const format = useFormats();
  const address = useAddress();
  const query = useQuery(managementQueries.organisations());
  const [naming, setNaming] = useState<Organisation | 'new' | null>(null);
  const columns = useColumnsInReach<Organisation>([
    {
      key: 'name',
      header: t('common.name'),
      sortBy: ({ name }) => name,
      cell: ({ name, platform }) => (platform ? `${name} · ${t('organisations.platform')}` : name),
      width: 'minmax(12rem, 2fr)',
    },
    {
      key: 'users',
      header: t('organisations.users'),
      numeric: true,
      sortBy: ({ users }) => users,
      cell: ({ users }) => format.number(users),
      width: '10rem',
    },
    {
      key: 'actions',
      header: t('common.actions'),
      width: '15rem',
      cell: organisation => (
        <Flex gap="2">
          <Button
            height="7"
            aria-label={t('organisations.manageOf', { name: organisation.name })}
            onClick={() => address.set({ organisation: organisation.id, tab: 'users' })}
          >
            {t('organisations.manage')}
          </Button>
          <Button
            height="7"
            variant="ghost"
            aria-label={t('organisations.renameOf', { name: organisation.name })}
            onClick={() => setNaming(organisation)}
          >
            {t('organisations.rename')}
          </Button>
        </Flex>
      ),
    },
  ]);

  return (
    <Part
      tools={
        <Button variant="solid" ms="auto" onClick={() => setNaming('new')}>
          <Plus aria-hidden /> {t('organisations.new')}
        </Button>
      }
    >
      <Loaded query={query}>
        {organisations => (
          <DataTable
            label={t('organisations.list')}
            columns={columns}
            rows={organisations}
            rowKey={({ id }) => id}
            maxHeight={listHeight}
          />
        )}
      </Loaded>
      {naming ? (
        <OrganisationDialog
          organisation={naming === 'new' ? null : naming}
          onClose={() => setNaming(null)}
          onCreated={({ id, name }) => {
            toast('success', t('organisations.created', { name }));
            address.set({ organisation: id, tab: 'invitations', new: '1' });
          }}
        />
      ) : null}
    </Part>
  );
}

interface OrganisationDialogProps {
  organisation: Organisation | null;
  onClose: () => void;
  onCreated: (organisation: Organisation) => void;
}

function OrganisationDialog({ organisation, onClose, onCreated }: OrganisationDialogProps) {
  const t = useTexts();
  const textOf = useErrorText();
  const formId = useId();
  const change = useChange();
  const [name, setName] = useState(organisation?.name ?? '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { name: name.trim() };
    const saved = await change.run(async () => {
      if (organisation) {
        await call(managementApi.renameOrganisation, { params: { organisationId: organisation.id }, body });
        toast('success', t('common.saved'));
      } else onCreated(await call(managementApi.createOrganisation, { body }));
    });
    if (saved) onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={organisation ? t('organisations.renameOf', { name: organisation.name }) : t('organisations.new')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="solid" disabled={change.busy}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={event => void submit(event)}>
        <Stack gap="3">
          <Field label={t('common.name')}>
            <Input
              autoFocus
              required
              maxLength={personLimits.name}
              value={name}
              onChange={event => setName(event.target.value)}
            />
          </Field>
          {change.error ? <Notice tone="error">{textOf(change.error)}</Notice> : null}
        </Stack>
      </form>
    </Dialog>
  );
}
