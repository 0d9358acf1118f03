import { Box, Grid, type GridProps, TextLink } from '@kavel/ui/core';
import { useStoryTexts } from '../../../i18n/story';
import { Section } from '../../../layout/section';
import { addressOfAudience, audiences } from '../../audiences';

const Columns = (props: GridProps) => (
  <Grid
    gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', xl: 'repeat(4, 1fr)' }}
    columnGap="10"
    rowGap="7"
    {...props}
  />
);

/** Uses of the product, by audience; each has a page of its own. */
export function Uses() {
  const t = useStoryTexts();
  return (
    <Section heading={t('uses.heading')}>
      <Columns>
        {audiences.map(reader => (
          <Box key={reader} borderTopWidth="2px" borderColor="accent" pt="3">
            <Box as="h3" fontSize="lg" fontWeight="semibold" mb="1.5">
              <TextLink to={addressOfAudience(reader)}>{t(`uses.${reader}.title`)}</TextLink>
            </Box>
            <p>{t(`uses.${reader}.text`)}</p>
          </Box>
        ))}
      </Columns>
    </Section>
  );
}
