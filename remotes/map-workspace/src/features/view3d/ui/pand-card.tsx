import { ApiError } from '@kavel/api-client';
import { useQuery } from '@kavel/query';
import {
  Box,
  Button,
  ErrorState,
  Flex,
  ListButton,
  PageTitle,
  PlainList,
  Skeleton,
  Text,
} from '@kavel/ui/core';
import { ChevronLeft, X } from '@kavel/ui/icons';
import { type ReactNode, useEffect } from 'react';
import { ObjectPanel } from '../../object-detail';
import { pandQuery } from '../api/pand-query';
import { useTexts } from '../i18n';

export interface PandCardProps {
  pandId: string | null;
  objectId: string | null;
  onObject: (objectId: string | null) => void;
  onClose: () => void;
  /** Sun hours of the building. */
  children: ReactNode;
}

/** The addresses of the clicked building; of the only one, or the chosen one, the object panel of the flat map. */
export function PandCard({ pandId, objectId, onObject, onClose, children }: PandCardProps) {
  const t = useTexts();
  const { data: pand, error, refetch } = useQuery({ ...pandQuery(pandId ?? ''), enabled: pandId !== null });
  const [only, second] = pand?.addresses ?? [];
  const onlyId = second ? null : (only?.objectId ?? null);
  useEffect(() => {
    if (onlyId && !objectId) onObject(onlyId);
  }, [onlyId, objectId, onObject]);

  if (objectId)
    return (
      <>
        {second ? (
          <Box p="2">
            <Button variant="ghost" onClick={() => onObject(null)}>
              <ChevronLeft aria-hidden />
              {t('back')}
            </Button>
          </Box>
        ) : null}
        {children}
        <ObjectPanel objectId={objectId} onClose={onClose} />
      </>
    );
  return (
    <>
      <Flex as="header" align="flex-start" gap="2" ps="4" pe="2" pt="3" pb="2">
        <Box flex="1" minWidth="0">
          <PageTitle as="h2">{t('pand')}</PageTitle>
          {pand ? (
            <Text fontSize="sm" color="muted">
              {pand.bouwjaar === null ? '' : `${t('builtIn', { year: pand.bouwjaar })} · `}
              {t('addresses', { count: pand.addressCount })}
            </Text>
          ) : null}
        </Box>
        <Button variant="ghost" size="icon" aria-label={t('close')} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </Flex>
      {children}
      {error ? (
        <ErrorState
          title={t('pand')}
          description={t(error instanceof ApiError && error.status === 404 ? 'noPand' : 'failed')}
          {...(error instanceof ApiError && error.status === 404
            ? {}
            : { retry: { label: t('retry'), onRetry: () => void refetch() } })}
        />
      ) : null}
      {!pand && !error ? (
        <Box role="status" aria-label={t('loading')} p="4">
          <Skeleton height="4" width="70%" />
        </Box>
      ) : null}
      {pand ? (
        <PlainList p="2">
          {pand.addresses.map(({ objectId: id, address }) => (
            <li key={id}>
              <ListButton onClick={() => onObject(id)}>{address}</ListButton>
            </li>
          ))}
        </PlainList>
      ) : null}
      {pand && pand.addressCount > pand.addresses.length ? (
        <Text px="4" pb="3" fontSize="sm" color="muted">
          {t('moreAddresses', { count: pand.addressCount - pand.addresses.length })}
        </Text>
      ) : null}
    </>
  );
}
