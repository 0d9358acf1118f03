import type { ModelReport } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { Box, chakra } from '@kavel/ui/core';
import { useRef } from 'react';
import { useWidth } from '../../../common/use-width';
import { useTexts } from '../../../i18n';

const height = 200;
const margin = { top: 12, right: 12, bottom: 24, left: 44 };

const Line = chakra('path', { base: { fill: 'none', stroke: '{colors.accent}', strokeWidth: '2' } });
const Dot = chakra('circle', { base: { fill: '{colors.accent}' } });
const Rule = chakra('line', { base: { stroke: '{colors.line}' } });
const Label = chakra('text', { base: { fill: '{colors.muted}', fontSize: '11px' } });

/** Median error by month of sale; the table below it has the same in figures. */
export function DriftChart({ drift }: { drift: ModelReport['drift'] }) {
  const t = useTexts();
  const f = useFormats();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, 640);
  const top = Math.max(...drift.map(({ mdape }) => mdape), 1) * 1.15;
  const x = (i: number) =>
    margin.left + (i / Math.max(drift.length - 1, 1)) * (width - margin.left - margin.right);
  const y = (mdape: number) => height - margin.bottom - (mdape / top) * (height - margin.top - margin.bottom);
  const path = drift.map(({ mdape }, i) => `${i === 0 ? 'M' : 'L'}${x(i)},${y(mdape)}`).join('');
  const every = Math.max(1, Math.ceil(drift.length / Math.max(2, width / 90)));
  return (
    <Box ref={frame} overflow="hidden">
      <svg width={width} height={height} role="img" aria-label={t('model.driftLabel')}>
        {[0, 0.5, 1].map(share => (
          <g key={share}>
            <Rule
              x1={margin.left}
              x2={width - margin.right}
              y1={y((top / 1.15) * share)}
              y2={y((top / 1.15) * share)}
            />
            <Label x={margin.left - 6} y={y((top / 1.15) * share) + 4} textAnchor="end">
              {f.percent((top / 115) * share)}
            </Label>
          </g>
        ))}
        <Line d={path} />
        {drift.map(({ month, mdape, n }, i) => (
          <g key={month}>
            <Dot cx={x(i)} cy={y(mdape)} r="3.5">
              <title>{`${f.month(`${month}-01`)}: ${f.percent(mdape / 100)} (n = ${f.number(n)})`}</title>
            </Dot>
            {i % every === 0 ? (
              <Label x={x(i)} y={height - 6} textAnchor="middle">
                {f.month(`${month}-01`)}
              </Label>
            ) : null}
          </g>
        ))}
      </svg>
    </Box>
  );
}
