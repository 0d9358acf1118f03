import { LinkButton, PageTitle, Stack, Text } from '@kavel/ui/core';
import { PageFrame } from '../../../common/page-frame';
import { useVisitorTexts } from '../../../i18n/visitor';

/** Introduction to portfolios, for users who are not signed in or have no access. */
export function VisitorIntro({ signedIn }: { signedIn: boolean }) {
  const t = useVisitorTexts();
  const points = [t('collect'), t('see'), t('value')];
  return (
    <PageFrame>
      <Stack gap="4" maxWidth="40rem" mx="auto" py={{ base: '4', md: '12' }}>
        <PageTitle fontSize="2xl">{t('title')}</PageTitle>
        <Text fontSize="lg" color="muted">
          {t('promise')}
        </Text>
        <Stack as="ul" gap="2" ps="5" listStyleType="disc">
          {points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </Stack>
        {signedIn ? (
          <Text>{t('noAccess')}</Text>
        ) : (
          <LinkButton to="/login?returnTo=/landing" variant="solid" size="lg" alignSelf="flex-start">
            {t('login')}
          </LinkButton>
        )}
      </Stack>
    </PageFrame>
  );
}
