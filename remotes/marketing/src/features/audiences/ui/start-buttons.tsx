import { useSession } from '@kavel/auth';
import { Flex, LinkButton } from '@kavel/ui/core';
import { useAudienceTexts } from '../../../i18n/audiences';

/** Where the pages for a kind of user end: an estimate, or the product itself. */
export function StartButtons() {
  const t = useAudienceTexts();
  const { isAuthenticated } = useSession();
  return (
    <Flex flexWrap="wrap" gap="3">
      <LinkButton to="/estimate" variant="solid" size="lg">
        {t('start.estimate')}
      </LinkButton>
      <LinkButton to={isAuthenticated ? '/search' : '/login'} size="lg">
        {t(isAuthenticated ? 'start.search' : 'start.login')}
      </LinkButton>
    </Flex>
  );
}
