import { hasPermission, useSession } from '@kavel/auth';
import type { Pricing } from '@kavel/contracts/content';
import { EmptyState, Notice, Stack } from '@kavel/ui/core';
import { usePricingTexts } from '../i18n';
import { Contact } from './contact';

/** The operator has set no prices: says so, and whom to ask. */
export function NoPrices({ contact }: Pick<Pricing, 'contact'>) {
  const t = usePricingTexts();
  const manages = hasPermission(useSession(), 'auth.management');
  return (
    <Stack maxWidth="40rem" mx="auto">
      <EmptyState
        level={1}
        title={t('none.title')}
        description={contact ? t('none.contact', { name: contact.name }) : t('none.text')}
        action={
          contact ? <Contact email={contact.email}>{t('none.mail', { name: contact.name })}</Contact> : null
        }
      />
      {manages ? <Notice tone="info">{t('none.operator')}</Notice> : null}
    </Stack>
  );
}
