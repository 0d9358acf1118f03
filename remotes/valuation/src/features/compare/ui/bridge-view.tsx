import { valuationQueries } from '@kavel/api-client';
import type { ValuationBridge } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Flex, Skeleton, Stack, Text } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { Explanation } from '@kavel/ui/overlays';
import { QueryError } from '../../../common/query-error';
import { useTexts } from '../../../i18n';
import { shownBridge } from '../model/shown-bridge';
import { WaterfallPicture } from './waterfall-picture';

/** Bridge between the totals of two valuations, as a chart and by unit. */
export function BridgeView({ fromId, toId }: { fromId: string; toId: string }) {
  const t = useTexts();
  const f = useFormats();
  const bridge = useQuery(valuationQueries.bridge(fromId, toId));
  if (bridge.isError) return <QueryError error={bridge.error} onRetry={() => void bridge.refetch()} />;
  if (!bridge.data) return <Skeleton height="16rem" />;
  const shown = shownBridge(bridge.data);
  const { from, to, opening, closing } = shown;
  return (
    <Stack gap="5">
      <Flex fontSize="sm" align="center" gap="1">
        <span>
          {t('compare.change', {
            amount: `${closing >= opening ? '+' : ''}${f.money(closing - opening)}`,
            percent: opening === 0 ? '–' : f.signedPercent(closing / opening - 1),
            from: f.date(from.valueDate),
            to: f.date(to.valueDate),
          })}
        </span>
        <Explanation
          label={t('why.open', { figure: t('compare.title') })}
          title={t('compare.title')}
          text={t('compare.whyText')}
          formula={t('compare.whyFormula')}
          inputs={[
            { key: 'from', label: from.name, value: f.money(opening) },
            { key: 'to', label: to.name, value: f.money(closing) },
          ]}
        />
      </Flex>
      <WaterfallPicture bridge={shown} />
      <Text fontSize="sm" color="muted" maxWidth="48rem">
        {t('compare.noRent')}
      </Text>
      <LargestChanges changes={shown.largest} />
    </Stack>
  );
}

function LargestChanges({ changes }: { changes: ValuationBridge['largest'] }) {
  const t = useTexts();
  const f = useFormats();
  if (changes.length === 0) return null;
  const shown = (value: number | null) => (value === null ? '–' : f.number(value));
  const byModel = (value: number | undefined) =>
    value === undefined ? null : (
      <Text as="span" display="block" fontSize="xs" color="muted">
        {t('appraisal.modelSays', { amount: f.number(value) })}
      </Text>
    );
  return (
    <Box>
      <Text fontWeight="semibold" fontSize="sm" mb="2">
        {t('compare.largest')}
      </Text>
      <PlainTableFrame label={t('compare.largest')}>
        <PlainTable aria-label={t('compare.largest')}>
          <thead>
            <tr>
              <Th>{t('common.address')}</Th>
              <Th numeric>{t('compare.before')}</Th>
              <Th numeric>{t('compare.after')}</Th>
              <Th numeric>{t('compare.difference')}</Th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ objectId, address, from, to, fromModel, toModel }) => (
              <tr key={objectId}>
                <Td whiteSpace={{ base: 'normal', md: 'nowrap' }}>{address}</Td>
                <Td numeric>
                  {shown(from)}
                  {byModel(fromModel)}
                </Td>
                <Td numeric>
                  {shown(to)}
                  {byModel(toModel)}
                </Td>
                <Td numeric>{f.number((to ?? 0) - (from ?? 0))}</Td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </PlainTableFrame>
    </Box>
  );
}
