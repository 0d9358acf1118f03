import { call } from '@kavel/api-client';
import { planApi } from '@kavel/contracts/content';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { PageTitle, Stack, Text } from '@kavel/ui/core';
import { Loaded } from '../../../common/ui/loaded';
import { usePricingTexts } from '../i18n';
import { Contact } from './contact';
import { NoPrices } from './no-prices';
import { Plans } from './plans';

/** What the product costs, by what the reader's organisation uses. */
export function Pricing() {
  const t = usePricingTexts();
  const format = useFormats();
  const query = useQuery({
    queryKey: ['pricing'],
    queryFn: ({ signal }) => call(planApi.getPricing, {}, { signal }),
  });
  return (
    <Loaded query={query}>
      {({ plans, contact, validFrom }) =>
        plans.length === 0 ? (
          <NoPrices contact={contact} />
        ) : (
          <Stack gap="4">
            <PageTitle>{t('title')}</PageTitle>
            <Text color="muted">
              {t('intro')} {validFrom ? t('validFrom', { date: format.date(validFrom) }) : null}
            </Text>
            <Plans plans={plans} />
            {contact ? (
              <Text>
                {t('questions', { name: contact.name })}{' '}
                <Contact email={contact.email}>{contact.email}</Contact>
              </Text>
            ) : null}
          </Stack>
        )
      }
    </Loaded>
  );
}
