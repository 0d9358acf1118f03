import type { PortfolioValueBridge } from '@kavel/contracts/portfolios';
import { useFormats } from '@kavel/i18n';
import { Box, Text } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { useValueTexts } from '../../../i18n/value';
import { shownUnit } from '../model/shown-change';

/** The units whose values changed most. */
export function LargestChanges({ changes }: { changes: PortfolioValueBridge['largest'] }) {
  const t = useValueTexts();
  const f = useFormats();
  if (changes.length === 0) return null;
  const written = (value: number | null) => (value === null ? '–' : f.number(value));
  return (
    <Box>
      <Text fontWeight="semibold" fontSize="sm" mb="2">
        {t('bridge.largest')}
      </Text>
      <PlainTableFrame label={t('bridge.largest')}>
        <PlainTable aria-label={t('bridge.largest')}>
          <thead>
            <tr>
              <Th>{t('bridge.address')}</Th>
              <Th numeric>{t('bridge.before')}</Th>
              <Th numeric>{t('bridge.after')}</Th>
              <Th numeric>{t('bridge.difference')}</Th>
            </tr>
          </thead>
          <tbody>
            {changes.map(change => {
              const { from, to } = shownUnit(change);
              return (
                <tr key={change.objectId}>
                  <Td minWidth="10rem" whiteSpace={{ base: 'normal', md: 'nowrap' }}>
                    {change.address}
                  </Td>
                  <Td numeric>{written(from)}</Td>
                  <Td numeric>{written(to)}</Td>
                  <Td numeric>{f.number((to ?? 0) - (from ?? 0))}</Td>
                </tr>
              );
            })}
          </tbody>
        </PlainTable>
      </PlainTableFrame>
    </Box>
  );
}
