import { catalogueQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { Box, EmptyState, Flex, Grid, LinkButton, PageTitle, Text } from '@kavel/ui/core';
import { FileText } from '@kavel/ui/icons';
import { useTexts } from '../../../i18n';
import { officeValuationQuery } from '../../income';
import { documentPath } from '../model/document-path';
import { checkedQuestion, readQuestion, writeQuestion } from '../model/office-question';
import { refusedField } from '../model/refused-field';
import { OfficeInputs } from './office-inputs';
import { OfficeResult } from './office-result';

/** A loose office: its address and figures stand in the address of the page, so that a link and back keep them. */
export function OfficeWorkspace() {
  const t = useTexts();
  const [query, setQuery] = useSearchParams();
  const question = readQuestion(query);
  const { objectId } = question;
  const checked = checkedQuestion(question, objectId ?? '');
  const object = useQuery({ ...catalogueQueries.object(objectId ?? ''), enabled: objectId !== null });
  const input = 'input' in checked ? checked.input : { objectId: objectId ?? '' };
  const outcome = useQuery({
    ...officeValuationQuery(input),
    enabled: objectId !== null && 'input' in checked,
  });
  const session = useSession();
  const maySeePassport = hasPermission(session, 'auth.property-pass');
  const mayMakeDocuments = hasPermission(session, 'auth.unrestricted-access-general');
  const refused = refusedField(object.error) ?? refusedField(outcome.error);

  const content = () => {
    if (objectId === null)
      return <EmptyState title={t('office.start.title')} description={t('office.start.description')} />;
    if (!('input' in checked) || refused !== null)
      return (
        <EmptyState title={t('office.fixFields.title')} description={t('office.fixFields.description')} />
      );
    return (
      <OfficeResult question={question} kilometres={checked.kilometres} object={object} outcome={outcome} />
    );
  };

  return (
    <Box maxWidth="90rem" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '4', md: '6' }}>
      <Flex gap="3" align="start" justify="space-between" wrap="wrap">
        <Box flex="1" minWidth="16rem">
          <PageTitle>{t('office.title')}</PageTitle>
          <Text mt="1" color="muted" fontSize="sm" maxWidth="44rem">
            {t('office.intro')}
          </Text>
        </Box>
        {outcome.data && 'input' in checked && mayMakeDocuments ? (
          <LinkButton to={documentPath(checked.input, checked.kilometres)}>
            <FileText aria-hidden />
            {t('office.document')}
          </LinkButton>
        ) : null}
        {object.data && maySeePassport ? (
          <LinkButton to={`/passport/${object.data.objectId}`}>{t('office.passport')}</LinkButton>
        ) : null}
      </Flex>
      <Grid
        mt="5"
        gap={{ base: '6', lg: '8' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }}
      >
        <OfficeInputs
          key={String(query)}
          question={question}
          object={object.data}
          refused={refused}
          onAsk={next => setQuery(writeQuestion(next))}
        />
        <Box minWidth="0">{content()}</Box>
      </Grid>
    </Box>
  );
}
