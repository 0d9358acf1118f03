import type { ValuationBridge } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Box, chakra, Text } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';
import { type WaterfallBar, waterfallOf } from '../model/waterfall';

const Track = chakra('span', {
  base: { position: 'relative', display: 'block', height: '5', bg: 'sunken', borderRadius: 'sm' },
});

const Bar = chakra('span', {
  base: { position: 'absolute', insetBlock: '0', minWidth: '2px', borderRadius: 'sm' },
  variants: {
    kind: { total: { bg: 'muted' }, up: { bg: 'accent' }, down: { bg: '#C98B6B' } },
  },
});

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto', md: '15rem minmax(0, 1fr) 9rem' },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    '& > :nth-of-type(2)': { gridColumn: { base: '1 / -1', md: 'auto' }, gridRow: { base: 2, md: 'auto' } },
  },
});

/** The total of one valuation becoming that of another, a bar a reason. */
export function WaterfallPicture({ bridge }: { bridge: ValuationBridge }) {
  const t = useTexts();
  const f = useFormats();
  const { bars, axisFrom } = waterfallOf(bridge);
  const name = ({ key, units }: WaterfallBar) => {
    if (key === 'opening') return bridge.from.name;
    if (key === 'closing') return bridge.to.name;
    return `${t(`compare.steps.${key}`)} (${t('common.units', { count: units })})`;
  };
  const text = ({ kind, amount }: WaterfallBar) => (kind === 'up' ? `+${f.money(amount)}` : f.money(amount));
  return (
    <Box>
      <chakra.ol
        listStyle="none"
        m="0"
        p="0"
        display="grid"
        gap="2"
        fontSize="sm"
        aria-label={t('compare.picture')}
      >
        {bars.map(bar => (
          <Row key={bar.key} fontWeight={bar.kind === 'total' ? 'semibold' : 'normal'}>
            <span>{name(bar)}</span>
            <Track aria-hidden>
              <Bar
                kind={bar.kind}
                style={{ left: `${bar.start * 100}%`, width: `${(bar.end - bar.start) * 100}%` }}
              />
            </Track>
            <chakra.span textAlign="end" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {text(bar)}
            </chakra.span>
          </Row>
        ))}
      </chakra.ol>
      {axisFrom > 0 ? (
        <Text mt="2" fontSize="xs" color="muted">
          {t('compare.axisFrom', { amount: f.millions(axisFrom) })}
        </Text>
      ) : null}
    </Box>
  );
}
