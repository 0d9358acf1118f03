import { useSession } from '@kavel/auth';
import type { ReportTemplate } from '@kavel/contracts/reports';
import { useLanguage } from '@kavel/i18n';
import { useSearchParams } from '@kavel/router';
import { Box, EmptyState, Grid, LinkButton, PageTitle, Stack, Text } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { type AskedDocument, allowedTemplates, readAsked, writeAsked } from '../model/asked-document';
import { DocumentChoices } from './document-choices';
import { DocumentDownload } from './document-download';
import { DocumentPicture } from './document-picture';

/** Documents: choose one, see its first page, download it. The address holds the choice; `template` is preselected. */
export function Documents({ template }: { template?: ReportTemplate }) {
  const t = useTexts();
  const language = useLanguage();
  const { permissions } = useSession();
  const [query, setQuery] = useSearchParams();
  const allowed = allowedTemplates(permissions);
  const asked = readAsked(query, allowed, { language, template });
  const change = (next: AskedDocument) => setQuery(writeAsked(next), { replace: true });
  const chosen = asked?.subject ? { ...asked, subject: asked.subject } : null;

  return (
    <Box maxWidth="84rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '4', md: '6' }}>
      <PageTitle>{t('title')}</PageTitle>
      <Text mt="1" color="muted" maxWidth="44rem">
        {t('lead')}
      </Text>
      {asked === null ? (
        <EmptyState title={t('nothing.title')} description={t('nothing.description')} />
      ) : (
        <Grid
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }}
          alignItems="start"
          gap={{ base: '6', lg: '10' }}
          mt="6"
        >
          <Stack gap="5">
            <DocumentChoices asked={asked} allowed={allowed} onChange={change} />
            {chosen ? <DocumentDownload key={JSON.stringify(chosen)} chosen={chosen} /> : null}
            <LinkButton to="/pdf-export">{t('several')}</LinkButton>
          </Stack>
          {chosen ? (
            <DocumentPicture chosen={chosen} />
          ) : (
            <EmptyState title={t(`choose.${asked.template}`)} description={t('choose.description')} />
          )}
        </Grid>
      )}
    </Box>
  );
}
