import { Box, Grid, type GridProps } from '@kavel/ui/core';
import { useStoryTexts } from '../../../i18n/story';
import { Section } from '../../../layout/section';

const readers = ['investors', 'appraisers', 'banks', 'corporations'] as const;

const Columns = (props: GridProps) => (
  <Grid
    gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', xl: 'repeat(4, 1fr)' }}
    columnGap="10"
    rowGap="7"
    {...props}
  />
);

/** Uses of the product, by audience. */
export function Uses() {
  const t = useStoryTexts();
  return (
    <Section heading={t('uses.heading')}>
      <Columns>
        {readers.map(reader => (
          <Box key={reader} borderTopWidth="2px" borderColor="accent" pt="3">
            <Box as="h3" fontSize="lg" fontWeight="semibold" mb="1.5">
              {t(`uses.${reader}.title`)}
            </Box>
            <p>{t(`uses.${reader}.text`)}</p>
          </Box>
        ))}
      </Columns>
    </Section>
  );
}
