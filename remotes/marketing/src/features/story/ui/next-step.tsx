import { useSession } from '@kavel/auth';
import { Flex, LinkButton } from '@kavel/ui/core';
import { useStoryTexts } from '../../../i18n/story';
import { Section } from '../../../layout/section';

/** Links into the product and to the calculator. */
export function NextStep() {
  const t = useStoryTexts();
  const { isAuthenticated } = useSession();
  return (
    <Section heading={t('next.heading')} lead={t('next.text')}>
      <Flex flexWrap="wrap" gap="3">
        <LinkButton to={isAuthenticated ? '/search' : '/login'} variant="solid" size="lg">
          {isAuthenticated ? t('next.search') : t('next.login')}
        </LinkButton>
        <LinkButton to="/estimate/boron" size="lg">
          {t('next.costs')}
        </LinkButton>
      </Flex>
    </Section>
  );
}
