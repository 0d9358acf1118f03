import { hasPermission, useSession } from '@kavel/auth';
import { Box, EmptyState, Flex, LinkButton, PageTitle, SectionTitle, Text } from '@kavel/ui/core';
import { useLabelJumpTexts } from '../../../i18n/label-jump';
import { Afterwards } from '../../../layout/afterwards';
import { CalculatorColumns, CalculatorInputs, ReadingPage } from '../../../layout/calculator-frame';
import { ShareActions } from '../../../layout/share-actions';
import { JumpArticle } from './jump-article';
import { JumpFields } from './jump-fields';
import { JumpResult } from './jump-result';
import { useJumpForm } from './use-jump-form';

/** The article about what a better energielabel is worth, with its calculator. */
export function LabelJump() {
  const t = useLabelJumpTexts();
  const { form, setForm, problems, jump } = useJumpForm();
  return (
    <ReadingPage>
      <PageTitle fontSize={{ base: '2xl', md: '3xl' }}>{t('title')}</PageTitle>
      <Text mt="2" maxWidth="44rem" fontSize="lg" color="muted">
        {t('lead')}
      </Text>
      <CalculatorColumns>
        <CalculatorInputs>
          <SectionTitle>{t('form.heading')}</SectionTitle>
          <JumpFields form={form} problems={problems} onChange={setForm} />
          <ShareActions
            texts={{
              share: t('action.share'),
              copied: t('action.copied'),
              notCopied: t('action.notCopied'),
              print: t('action.print'),
            }}
          />
        </CalculatorInputs>
        <Box as="section" aria-label={t('result.heading')} minWidth="0">
          {jump ? (
            <JumpResult jump={jump} />
          ) : (
            <EmptyState title={t('result.heading')} description={t('result.incomplete')} />
          )}
        </Box>
      </CalculatorColumns>
      <Afterwards>
        <JumpArticle />
        <OwnObjects />
      </Afterwards>
    </ReadingPage>
  );
}

/** From the example to an address, or to what the user keeps. */
function OwnObjects() {
  const t = useLabelJumpTexts();
  const ownIndex = hasPermission(useSession(), 'auth.sustainability-score');
  return (
    <Box as="section" mt="12" _print={{ display: 'none' }}>
      <SectionTitle fontSize="xl">{t('next.heading')}</SectionTitle>
      <Text mt="2">{t('next.text')}</Text>
      <Flex mt="4" gap="3" flexWrap="wrap">
        <LinkButton to="/estimate" variant="solid" size="lg">
          {t('next.estimate')}
        </LinkButton>
        {ownIndex ? (
          <LinkButton to="/sustainability-index" size="lg">
            {t('next.own')}
          </LinkButton>
        ) : null}
      </Flex>
    </Box>
  );
}
