import { catalogueQueries } from '@kavel/api-client';
import { useRecentAddresses } from '@kavel/api-client/recent-addresses';
import type { CatalogueStatus } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import {
  Box,
  ListButton,
  PlainList,
  SectionTitle,
  Skeleton,
  Stack,
  Text,
  type TextProps,
  VisuallyHidden,
} from '@kavel/ui/core';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useTexts } from '../../../i18n';
import { AddressList } from './address-list';

const Count = (props: TextProps) => (
  <Text as="span" ms="auto" color="muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap" {...props} />
);

/** All addresses, where to look at them, and those that were looked at before. */
export function StartPanel({ objectId: selectedId, select, goTo }: WorkspaceProps) {
  const pick = (objectId: string) => {
    select(objectId);
    goTo({ kind: 'named', id: objectId });
  };
  const show = (bounds: CatalogueStatus['datasets'][number]['bounds']) =>
    goTo({ kind: 'target', target: { kind: 'bounds', bounds, request: performance.now() } });
  const t = useTexts();
  const { number } = useFormats();
  const recent = useRecentAddresses();
  const catalogue = useQuery(catalogueQueries.status());

  return (
    <Stack gap="4" py="3">
      <AddressList selectedId={selectedId} onPick={({ objectId }) => pick(objectId)} />
      {recent.length > 0 ? (
        <Box as="section" px="3">
          <SectionTitle mb="1">{t('search.recent')}</SectionTitle>
          <PlainList>
            {recent.map(({ objectId, address }) => (
              <li key={objectId}>
                <ListButton px="2" mx="-2" py="1.5" minHeight="row" onClick={() => pick(objectId)}>
                  {address}
                </ListButton>
              </li>
            ))}
          </PlainList>
        </Box>
      ) : null}
      <Box as="section" px="3">
        <SectionTitle mb="1">{t('search.data')}</SectionTitle>
        {catalogue.isPending ? <Skeleton height="9" /> : null}
        <PlainList>
          {catalogue.data?.datasets
            .filter(dataset => dataset.objects > 0)
            .map(dataset => (
              <li key={dataset.name}>
                <ListButton px="2" mx="-2" py="1.5" minHeight="row" onClick={() => show(dataset.bounds)}>
                  <span>
                    {dataset.name}
                    {dataset.fictional ? ` · ${t('search.fictional')}` : ''}
                  </span>
                  <Count>{t('search.objects', { count: dataset.objects, n: number(dataset.objects) })}</Count>
                  <VisuallyHidden>{t('search.show')}</VisuallyHidden>
                </ListButton>
              </li>
            ))}
        </PlainList>
      </Box>
      <Text px="3" fontSize="xs" color="muted">
        {t('search.key')}
      </Text>
    </Stack>
  );
}
