import { call } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import type { RealEstateObject } from '@kavel/contracts';
import { savedSearchApi } from '@kavel/contracts/saved-searches';
import { useMutation } from '@kavel/query';
import { Button, LinkButton, Text, TextLink } from '@kavel/ui/core';
import { useValuedAddressTexts } from '../../../i18n/valued-address';
import { watchOf } from '../model/watch-of';
import { Part } from './part';

/** Keeps a watched search for sales like this one, which the bell and the mail tell of. */
export function Watch({ object }: { object: RealEstateObject }) {
  const t = useValuedAddressTexts();
  const session = useSession();
  const watch = watchOf(object, address => t('watch.name', { address }));
  if (!session.isAuthenticated)
    return (
      <Part heading={t('watch.heading')} action={<LinkButton to="/login">{t('watch.login')}</LinkButton>}>
        <p>{t('watch.text')}</p>
      </Part>
    );
  if (!watch || !hasPermission(session, 'auth.unrestricted-access-general'))
    return (
      <Part heading={t('watch.heading')}>
        <p>{t(watch ? 'watch.noPermission' : 'watch.noPlace')}</p>
      </Part>
    );
  return <WatchButton key={object.objectId} watch={watch} />;
}

function WatchButton({ watch }: { watch: NonNullable<ReturnType<typeof watchOf>> }) {
  const t = useValuedAddressTexts();
  const keep = useMutation({ mutationFn: () => call(savedSearchApi.createSavedSearch, { body: watch }) });
  return (
    <Part
      heading={t('watch.heading')}
      action={
        keep.isSuccess ? (
          <TextLink to={`/transactions?${watch.address}`}>{t('watch.open')}</TextLink>
        ) : (
          <Button disabled={keep.isPending} onClick={() => keep.mutate()}>
            {t('watch.button')}
          </Button>
        )
      }
    >
      <p>{t('watch.text')}</p>
      <Text aria-live="polite" fontSize="sm" color="muted">
        {keep.isSuccess ? t('watch.done', { name: watch.name }) : keep.isError ? t('watch.failed') : ''}
      </Text>
    </Part>
  );
}
