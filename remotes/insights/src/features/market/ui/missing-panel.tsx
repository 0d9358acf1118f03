import type { MarketAnswer, MarketFigure, MarketGrain } from '@kavel/contracts/market';
import { Box, Button, Flex, Stack, Text } from '@kavel/ui/core';
import { useMarketTexts } from '../i18n';
import { importOf } from '../model/import-commands';
import { Panel } from './panel';

export interface MissingPanelProps {
  figures: readonly MarketFigure[];
  coarser: MarketAnswer['coarser'];
  onGrain: (grain: MarketGrain) => void;
}

/** Figures without a line: those that longer periods have, and what to import for the others. */
export function MissingPanel({ figures, coarser, onGrain }: MissingPanelProps) {
  const t = useMarketTexts();
  const absent = figures.filter(figure => !coarser.some(known => known.figure === figure));
  if (figures.length === 0) return null;
  return (
    <Panel title={t('missing')}>
      <Stack gap="3" fontSize="sm">
        {coarser.map(({ figure, grain }) => (
          <Flex key={figure} gap="2" wrap="wrap" alignItems="center">
            <Text>
              {t('coarserText', { figure: t(`figures.${figure}`), grain: t(`coarserGrain.${grain}`) })}
            </Text>
            <Button variant="ghost" onClick={() => onGrain(grain)}>
              {t('toGrain', { grain: t(`coarserGrain.${grain}`) })}
            </Button>
          </Flex>
        ))}
        {absent.length > 0 ? <Text color="muted">{t('missingText')}</Text> : null}
        {[...new Set(absent.map(importOf))].map(command => (
          <Box key={command}>
            <Text fontWeight="medium">
              {absent
                .filter(figure => importOf(figure) === command)
                .map(figure => t(`figures.${figure}`))
                .join(', ')}
            </Text>
            <Command text={command} />
          </Box>
        ))}
      </Stack>
    </Panel>
  );
}

/** A command of the operator, to be copied. */
export function Command({ text }: { text: string }) {
  return (
    <Box as="code" display="block" fontSize="xs" color="muted" overflowWrap="anywhere" fontFamily="mono">
      {text}
    </Box>
  );
}
