import { call } from '@kavel/api-client';
import { useSession } from '@kavel/auth';
import { type InvitationLink, managementApi, personLimits, type Role } from '@kavel/contracts/management';
import { currentLanguage } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, Notice, Stack } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useId, useState } from 'react';
import { useChange } from '../../common/changes';
import { useErrorText } from '../../common/error-text';
import { Loaded } from '../../common/load-state';
import { managementQueries } from '../../common/queries';
import { useTexts } from '../../i18n';
import { type GrantChoice, GrantFields, grantOf } from '../roles';

export interface InvitationDialogProps {
  organisationId: string | undefined;
  onClose: () => void;
  onMade: (link: InvitationLink) => void;
}

export function InvitationDialog({ organisationId, onClose, onMade }: InvitationDialogProps) {
  const t = useTexts();
  const formId = useId();
  const change = useChange();
  const roles = useQuery(managementQueries.roles(organisationId));
  return (
    <Dialog
      open
      side="right"
      onClose={onClose}
      title={t('invitations.new')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="solid" disabled={change.busy}>
            {t('invitations.make')}
          </Button>
        </>
      }
    >
      <Loaded query={roles}>
        {list => (
          <InvitationForm
            formId={formId}
            roles={list}
            error={change.error}
            onSubmit={body =>
              void change
                .run(async () => {
                  const query = { organisationId, language: currentLanguage() };
                  onMade(await call(managementApi.createInvitation, { query, body }));
                })
                .then(made => made && onClose())
            }
          />
        )}
      </Loaded>
    </Dialog>
  );
}

interface InvitationFormProps {
  formId: string;
  roles: readonly Role[];
  error: unknown;
  onSubmit: (body: { name: string; email: string; grant: ReturnType<typeof grantOf> }) => void;
}

function InvitationForm({ formId, roles, error, onSubmit }: InvitationFormProps) {
  const t = useTexts();
  const textOf = useErrorText();
  const { permissions: held } = useSession();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const reader = roles.find(role => role.id === 'reader');
  const [grant, setGrant] = useState<GrantChoice>({
    roleId: reader?.id ?? null,
    permissions: reader?.permissions ?? [],
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({ name: name.trim(), email: email.trim(), grant: grantOf(grant) });
  };

  return (
    <form id={formId} onSubmit={submit}>
      <Stack gap="4">
        <Field label={t('common.name')}>
          <Input
            autoFocus
            required
            maxLength={personLimits.name}
            value={name}
            onChange={event => setName(event.target.value)}
          />
        </Field>
        <Field label={t('common.email')}>
          <Input
            type="email"
            required
            maxLength={254}
            value={email}
            onChange={event => setEmail(event.target.value)}
          />
        </Field>
        <GrantFields value={grant} onChange={setGrant} roles={roles} held={held} />
        {error ? <Notice tone="error">{textOf(error)}</Notice> : null}
      </Stack>
    </form>
  );
}
