import { useLocation } from '@kavel/router';
import { LinkButton, PageTitle, Stack, Text } from '@kavel/ui/core';
import { PageFrame } from '../../../common/page-frame';
import { useServiceTexts } from '../../../i18n/services';

/** Introduction to a service, for users who are not signed in or have no access. */
export function ServiceVisitor({ signedIn }: { signedIn: boolean }) {
  const t = useServiceTexts();
  const { pathname, search } = useLocation();
  return (
    <PageFrame>
      <Stack gap="4" maxWidth="40rem" mx="auto" py={{ base: '4', md: '12' }}>
        <PageTitle fontSize="2xl">{t('visitor.title')}</PageTitle>
        <Text fontSize="lg" color="muted">
          {t(signedIn ? 'visitor.noAccess' : 'visitor.promise')}
        </Text>
        {signedIn ? null : (
          <LinkButton
            to={`/login?returnTo=${encodeURIComponent(pathname + search)}`}
            variant="solid"
            size="lg"
            alignSelf="flex-start"
          >
            {t('visitor.login')}
          </LinkButton>
        )}
      </Stack>
    </PageFrame>
  );
}
