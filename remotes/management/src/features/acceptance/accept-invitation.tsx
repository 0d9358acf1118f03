import { call } from '@kavel/api-client';
import { accountApi, type OpenInvitation, personLimits } from '@kavel/contracts/management';
import { Field, Input } from '@kavel/ui/forms';
import { useState } from 'react';
import { LinkPage } from '../../common/link-page';
import { NewPasswordForm } from '../../common/new-password-form';
import { useTexts } from '../../i18n';

/** Page behind an invitation link. */
export function AcceptInvitation() {
  const t = useTexts();
  return (
    <LinkPage
      path="/invitation"
      read={(token, signal) => call(accountApi.readInvitation, { body: { token } }, { signal })}
      done={{
        title: t('invitation.done.title'),
        description: email => t('invitation.done.description', { email }),
      }}
      gone={{ title: t('invitation.gone.title'), description: t('invitation.gone.description') }}
    >
      {(invitation, token, onAccepted) => (
        <AccountForm invitation={invitation} token={token} onAccepted={onAccepted} />
      )}
    </LinkPage>
  );
}

interface AccountFormProps {
  invitation: OpenInvitation;
  token: string;
  onAccepted: (email: string) => void;
}

function AccountForm({ invitation, token, onAccepted }: AccountFormProps) {
  const t = useTexts();
  const [name, setName] = useState(invitation.name);
  const { organisationName: organisation, email } = invitation;

  const accept = async (password: string) => {
    const body = { token, name: name.trim(), password };
    onAccepted((await call(accountApi.acceptInvitation, { body })).email);
  };

  return (
    <NewPasswordForm
      title={t('invitation.title')}
      intro={t('invitation.intro', { organisation, email })}
      email={email}
      label={t('invitation.password')}
      submit={t('invitation.accept')}
      busy={t('invitation.busy')}
      onSubmit={accept}
    >
      <Field label={t('common.name')}>
        <Input
          required
          autoComplete="name"
          maxLength={personLimits.name}
          value={name}
          onChange={event => setName(event.target.value)}
        />
      </Field>
    </NewPasswordForm>
  );
}
