import { Button, Card, Grid, SectionTitle, Text } from '@kavel/ui/core';
import { useStartTexts } from '../../../i18n/start';
import { Choice } from './choice';
import { ExampleChoice } from './example-choice';
import { TemplateChoice } from './template-choice';

/** What a user without a portfolio may begin with: an example, a template to fill in, or a portfolio. */
export default function FirstRun({ onNew }: { onNew: () => void }) {
  const t = useStartTexts();
  return (
    <Card aria-label={t('first.title')} p={{ base: '4', md: '6' }} data-tour="portfolios">
      <SectionTitle fontSize="lg">{t('first.title')}</SectionTitle>
      <Text color="muted" mt="1" mb="5" maxWidth="42rem">
        {t('first.text')}
      </Text>
      <Grid
        gap={{ base: '5', md: '4' }}
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        <ExampleChoice />
        <TemplateChoice />
        <Choice title={t('first.own.title')} text={t('first.own.text')}>
          <Button onClick={onNew}>{t('new')}</Button>
        </Choice>
      </Grid>
    </Card>
  );
}
