import type { Scenario } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { chakra, Flex } from '@kavel/ui/core';
import { useRef } from 'react';
import { useWidth } from '../../../common/use-width';
import { useTexts } from '../../../i18n';
import { ticksFor } from '../model/chart-scale';
import { shownYears } from '../model/shown-years';

const size = { height: 210, left: 72, right: 4, top: 8, bottom: 22 };
const narrowest = 512;

const Svg = chakra('svg', {
  base: {
    display: 'block',
    fontSize: '11px',
    // Its width is that of the screen: on paper all of it has to fit.
    _print: { width: '100%', height: 'auto' },
    '& text': { fill: 'muted', fontVariantNumeric: 'tabular-nums' },
    '& .rule': { stroke: 'line' },
    '& .net': { fill: 'accent', opacity: 0.35 },
    '& .present': { fill: 'accent' },
  },
});

const Swatch = chakra('span', { base: { width: '2.5', height: '2.5', borderRadius: '3px', bg: 'accent' } });

/** Cash flow and present value side by side for each year; the year table has the figures. */
export function CashFlowChart({ scenario }: { scenario: Scenario }) {
  const t = useTexts();
  const f = useFormats();
  const { years } = scenario;
  const shown = shownYears(scenario);
  const amountOf = (kind: 'net' | 'presentValue', index: number) => f.money(shown[kind].amounts[index] ?? 0);
  const frame = useRef<HTMLDivElement>(null);
  const width = Math.max(useWidth(frame, 720), narrowest);
  const ticks = ticksFor(years.flatMap(({ net, presentValue }) => [net, presentValue]));
  const [lowest = 0] = ticks;
  const span = (ticks.at(-1) ?? 0) - lowest || 1;
  const plot = { width: width - size.left - size.right, height: size.height - size.top - size.bottom };
  const yOf = (amount: number) => size.top + plot.height * (1 - (amount - lowest) / span);
  const slot = plot.width / years.length;
  const barWidth = Math.min(22, slot * 0.36);

  const bar = (amount: number, x: number, kind: 'net' | 'present') => (
    <rect
      className={kind}
      x={x}
      y={Math.min(yOf(amount), yOf(0))}
      width={barWidth}
      height={Math.abs(yOf(amount) - yOf(0))}
      rx={2}
    />
  );

  return (
    <chakra.div px="4" py="3">
      <Flex gap="4" fontSize="xs" color="muted" mb="2">
        <Flex gap="1.5" align="center">
          <Swatch opacity={0.35} /> {t('dcf.netFlow')}
        </Flex>
        <Flex gap="1.5" align="center">
          <Swatch /> {t('dcf.presentValue')}
        </Flex>
      </Flex>
      <chakra.section ref={frame} overflowX="auto" tabIndex={0} aria-label={t('dcf.chart')}>
        <Svg
          width={width}
          height={size.height}
          viewBox={`0 0 ${width} ${size.height}`}
          role="img"
          aria-label={t('dcf.chart')}
        >
          {ticks.map(tick => (
            <g key={tick}>
              <line className="rule" x1={size.left} x2={width - size.right} y1={yOf(tick)} y2={yOf(tick)} />
              <text x={size.left - 8} y={yOf(tick) + 4} textAnchor="end">
                {f.number(tick)}
              </text>
            </g>
          ))}
          {years.map(({ year, net, presentValue }, index) => {
            const middle = size.left + slot * (index + 0.5);
            return (
              <g key={year}>
                <title>
                  {`${t('dcf.year')} ${year}: ${t('dcf.netFlow')} ${amountOf('net', index)}, ${t('dcf.presentValue')} ${amountOf('presentValue', index)}`}
                </title>
                {bar(net, middle - barWidth - 1, 'net')}
                {bar(presentValue, middle + 1, 'present')}
                <text x={middle} y={size.height - 6} textAnchor="middle">
                  {year}
                </text>
              </g>
            );
          })}
        </Svg>
      </chakra.section>
    </chakra.div>
  );
}
