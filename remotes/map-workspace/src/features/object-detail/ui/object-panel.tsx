import { ApiError, catalogueQueries } from '@kavel/api-client';
import { rememberAddress } from '@kavel/api-client/recent-addresses';
import { hasPermission, useSession } from '@kavel/auth';
import { fullAddress, streetAddress } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { Slot } from '@kavel/slots';
import {
  Box,
  type BoxProps,
  Button,
  ErrorState,
  Flex,
  type FlexProps,
  LinkButton,
  PageTitle,
  Skeleton,
  Stack,
  Text,
  useOpened,
} from '@kavel/ui/core';
import { FileText, X } from '@kavel/ui/icons';
import { useEffect } from 'react';
import { useTexts } from '../../../i18n';
import { AddToPortfolio } from './add-to-portfolio';
import { ObjectFacts } from './object-facts';
import { ObjectValue } from './object-value';

const Header = (props: FlexProps) => (
  <Flex as="header" alignItems="flex-start" gap="2" ps="4" pe="2" pt="3" pb="2" {...props} />
);
/** What other remotes know of the object; no line above where that is nothing. */
const Sections = (props: BoxProps) => (
  <Box css={{ '& > *': { px: '4', py: '3', borderTopWidth: '1px', borderColor: 'line' } }} {...props} />
);
const Actions = (props: FlexProps) => <Flex flexWrap="wrap" gap="2" px="4" pb="4" {...props} />;

export interface ObjectPanelProps {
  objectId: string;
  onClose: () => void;
}

/** What is known of one address, what it is worth and what can be done with it. */
export function ObjectPanel({ objectId, onClose }: ObjectPanelProps) {
  const t = useTexts();
  const session = useSession();
  const { data: object, error, refetch } = useQuery(catalogueQueries.object(objectId));
  useOpened(object && streetAddress(object));

  useEffect(() => {
    if (object) rememberAddress({ objectId, address: fullAddress(object) });
  }, [objectId, object]);

  const closeButton = (
    <Button variant="ghost" size="icon" aria-label={t('close')} onClick={onClose}>
      <X aria-hidden />
    </Button>
  );

  if (error) {
    const gone = error instanceof ApiError && error.status === 404;
    return (
      <>
        <Header>
          <Text as="span" flex="1" />
          {closeButton}
        </Header>
        <ErrorState
          title={t('object.label')}
          description={t(gone ? 'object.notFound' : 'object.failed')}
          {...(gone ? {} : { retry: { label: t('retry'), onRetry: () => void refetch() } })}
        />
      </>
    );
  }

  return (
    <>
      <Header>
        {object ? (
          <Box flex="1" minWidth="0">
            <PageTitle as="h2">{streetAddress(object)}</PageTitle>
            <Text fontSize="sm" color="muted">
              {fullAddress(object).slice(streetAddress(object).length + 2)}
            </Text>
          </Box>
        ) : (
          <Stack flex="1" gap="2" aria-label={t('object.loading')} role="status">
            <Skeleton height="7" width="70%" />
            <Skeleton height="4" width="50%" />
          </Stack>
        )}
        {closeButton}
      </Header>
      <Actions>
        <AddToPortfolio key={objectId} objectId={objectId} />
        {hasPermission(session, 'auth.property-pass') ? (
          <LinkButton to={`/passport/${objectId}`}>
            <FileText aria-hidden />
            {t('object.passport')}
          </LinkButton>
        ) : null}
      </Actions>
      <ObjectValue objectId={objectId} />
      <ObjectFacts objectId={objectId} object={object ?? null} />
      <Sections>
        <Slot name="object-section" objectId={objectId} />
      </Sections>
    </>
  );
}
