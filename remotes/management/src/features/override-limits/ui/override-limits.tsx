import { useLanguage } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { PageTitle, Stack, Text, TextLink } from '@kavel/ui/core';
import { Loaded } from '../../../common/load-state';
import { useOverrideLimitTexts } from '../../../i18n/override-limits';
import { overridePolicyQuery } from '../api/policy-calls';
import { ChecklistPolicyCard } from './checklist-policy-card';
import { LimitsFormCard } from './limits-form-card';

/** Limits for overriding values by hand in the organisation. */
export function OverrideLimits() {
  const t = useOverrideLimitTexts();
  const language = useLanguage();
  const policy = useQuery(overridePolicyQuery());
  return (
    <Stack px={{ base: '4', lg: '6' }} py="5" gap="4" minWidth="0" maxWidth="52rem">
      <TextLink to="/management" fontSize="sm">
        ← {t('back')}
      </TextLink>
      <PageTitle>{t('title')}</PageTitle>
      <Text color="muted">{t('about')}</Text>
      <Loaded query={policy}>
        {data => <LimitsFormCard key={`${language} ${data.changed?.at}`} policy={data} />}
      </Loaded>
      <ChecklistPolicyCard />
    </Stack>
  );
}
