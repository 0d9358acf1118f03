import { Box, Grid, SectionTitle, Text, TextTable } from '@kavel/ui/core';
import { useLabelJumpTexts } from '../../../i18n/label-jump';
import { limits, studies } from '../model/studies';

/** How it is worked out, what was published, and what may not be concluded. */
export function JumpArticle() {
  const t = useLabelJumpTexts();
  return (
    <Grid gap="10" maxWidth="48rem" mt="12">
      <section>
        <SectionTitle fontSize="xl">{t('method.heading')}</SectionTitle>
        <Text mt="3">{t('method.steps')}</Text>
        <Text mt="3">{t('method.range')}</Text>
      </section>
      <section>
        <SectionTitle fontSize="xl">{t('limits.heading')}</SectionTitle>
        <Box as="ul" mt="3" ps="5" listStyleType="disc" display="grid" gap="2">
          {limits.map(key => (
            <li key={key}>{t(`limits.${key}`)}</li>
          ))}
        </Box>
      </section>
      <section>
        <SectionTitle fontSize="xl">{t('studies.heading')}</SectionTitle>
        <TextTable mt="3" aria-label={t('studies.heading')}>
          <thead>
            <tr>
              <th scope="col">{t('studies.source')}</th>
              <th scope="col">{t('studies.found')}</th>
            </tr>
          </thead>
          <tbody>
            {studies.map(({ key, source, period }) => (
              <tr key={key}>
                <th scope="row">
                  {source}
                  <Text as="span" display="block" color="muted" fontSize="sm" whiteSpace="nowrap">
                    {period}
                  </Text>
                </th>
                <td>{t(`studies.${key}`)}</td>
              </tr>
            ))}
          </tbody>
        </TextTable>
        <Text mt="3" fontSize="sm" color="muted">
          {t('studies.checked')}
        </Text>
      </section>
    </Grid>
  );
}
