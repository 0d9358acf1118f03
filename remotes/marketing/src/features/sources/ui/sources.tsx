import { catalogueQueries } from '@kavel/api-client';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Grid, type GridProps } from '@kavel/ui/core';
import { useSourcesTexts } from '../../../i18n/sources';
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
  const t = useSourcesTexts();
  const format = useFormats();
  const { data } = useQuery(catalogueQueries.status());
  return (
    <Section heading={t('heading')}>
      <dl>
        {sources.map(source => (
          <Row key={source}>
            <Box as="dt" fontWeight="medium">
              {t(source)}
            </Box>
            <Box as="dd" color="muted">
              {t(`${source}Gives`)}
            </Box>
          </Row>
        ))}
        <Row>
          <Box as="dt" fontWeight="medium">
            {t('sets')}
          </Box>
          <dd>
            {data?.datasets.map(({ name, objects, fictional }) => (
              <div key={name}>
                {name}: {t('objects', { count: objects }).replace(`${objects}`, format.number(objects))},{' '}
                {fictional ? t('fictional') : t('register')}
              </div>
            ))}
          </dd>
        </Row>
      </dl>
    </Section>
  );
}
