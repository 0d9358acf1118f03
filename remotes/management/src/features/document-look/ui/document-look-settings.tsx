import { useQuery } from '@kavel/query';
import { PageTitle, Stack, Text, TextLink } from '@kavel/ui/core';
import { Loaded } from '../../../common/load-state';
import { accountQueries } from '../../../common/queries';
import { documentLookQuery } from '../api/look-calls';
import { useDocumentLookTexts } from '../i18n';
import { LookForm } from './look-form';

/** Logo and colour of the organisation on its documents. */
export function DocumentLookSettings() {
  const t = useDocumentLookTexts();
  const look = useQuery(documentLookQuery());
  const profile = useQuery(accountQueries.profile());
  return (
    <Stack px={{ base: '4', lg: '6' }} py="5" gap="4" minWidth="0" maxWidth="52rem">
      <TextLink to="/management" fontSize="sm">
        ← {t('back')}
      </TextLink>
      <PageTitle>{t('title')}</PageTitle>
      <Text color="muted">{t('about')}</Text>
      <Loaded query={look}>
        {data => (
          <LookForm key={data.changed?.at} look={data} organisation={profile.data?.organisationName ?? ''} />
        )}
      </Loaded>
    </Stack>
  );
}
