import { catalogueQueries } from '@kavel/api-client';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Grid, type GridProps } from '@kavel/ui/core';
import { useStoryTexts } from '../../../i18n/story';
import { Section } from '../../../layout/section';

const sources = ['bag', 'labels', 'cbs', 'sales'] as const;

const Row = (props: GridProps) => (
  <Grid
    gridTemplateColumns={{ base: '1fr', md: '20rem 1fr' }}
    columnGap="6"
    py="2.5"
    borderBottomWidth="1px"
    borderColor="line"
    {...props}
  />
);

/** The registers behind the figures, and what is loaded of each. */
export function Sources() {
  const t = useStoryTexts();
  const format = useFormats();
  const { data } = useQuery(catalogueQueries.status());
  return (
    <Section heading={t('sources.heading')}>
      <dl>
        {sources.map(source => (
          <Row key={source}>
            <Box as="dt" fontWeight="medium">
              {t(`sources.${source}`)}
            </Box>
            <Box as="dd" color="muted">
              {t(`sources.${source}Gives`)}
            </Box>
          </Row>
        ))}
        <Row>
          <Box as="dt" fontWeight="medium">
            {t('sources.sets')}
          </Box>
          <dd>
            {data?.datasets.map(({ name, objects, fictional }) => (
              <div key={name}>
                {name}:{' '}
                {t('sources.objects', { count: objects }).replace(`${objects}`, format.number(objects))},{' '}
                {fictional ? t('sources.fictional') : t('sources.register')}
              </div>
            ))}
          </dd>
        </Row>
      </dl>
    </Section>
  );
}
