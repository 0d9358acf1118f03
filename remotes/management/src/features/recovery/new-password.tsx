import { call } from '@kavel/api-client';
import { accountApi } from '@kavel/contracts/management';
import { useNavigate } from '@kavel/router';
import { Button } from '@kavel/ui/core';
import { LinkPage } from '../../common/link-page';
import { NewPasswordForm } from '../../common/new-password-form';
import { useTexts } from '../../i18n';

/** Page behind a password reset link. */
export function NewPassword() {
  const t = useTexts();
  const navigate = useNavigate();
  const again = <Button onClick={() => navigate('/password-forgotten')}>{t('recovery.again')}</Button>;
  return (
    <LinkPage
      path="/password-new"
      read={(token, signal) => call(accountApi.readRecovery, { body: { token } }, { signal })}
      done={{
        title: t('recovery.done.title'),
        description: email => t('recovery.done.text', { email }),
      }}
      gone={{ title: t('recovery.gone.title'), description: t('recovery.gone.text'), action: again }}
    >
      {({ email }, token, onDone) => (
        <NewPasswordForm
          title={t('recovery.choose')}
          intro={t('recovery.chooseText', { email })}
          email={email}
          label={t('account.next')}
          submit={t('recovery.save')}
          busy={t('recovery.save')}
          onSubmit={async password => {
            onDone((await call(accountApi.completeRecovery, { body: { token, password } })).email);
          }}
        />
      )}
    </LinkPage>
  );
}
