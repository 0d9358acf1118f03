import { Box, Button, Flex, Text, VisuallyHidden } from '@kavel/ui/core';
import { useId, useRef, useState } from 'react';
import type { ChartFile } from '../export/chart-file';
import { SaveMenu } from '../export/save-menu';
import { useTexts } from '../i18n';
import type { ChartData } from './chart-data';
import { ChartTable } from './chart-table';
import type { Drawing } from './drawing';
import { Legend, type LegendEntry } from './legend';
import { Plot } from './plot';
import type { Nearness } from './walk';

/** Common props of all charts. */
export interface ChartProps {
  /** Accessible name; also the title of an exported chart. */
  label: string;
  /** One-sentence summary for screen readers. By default generated from the data. */
  summary?: string;
  /** Subject of an exported chart. Without it there is no export menu. */
  file?: ChartFile;
  /** A category was chosen, by click or Enter on its point: the index of its label. */
  onPick?: (at: number) => void;
}

export interface ChartFigureProps extends ChartProps {
  summary: string;
  data: ChartData;
  legend?: readonly LegendEntry[];
  nearest?: Nearness;
  /** Shows the values of the active point beside it; false when they are drawn already. */
  readout?: boolean;
  /** Number of points in a row, where they form a grid. */
  across?: number;
  /** The table, where it is not one row per point. */
  table?: ChartData;
  draw: (width: number) => Drawing;
}

const noLegend: readonly LegendEntry[] = [];

/**
 * Frame of every chart: name, summary, legend, table, export, and one tab stop for keyboard navigation between points.
 */
export function ChartFigure(props: ChartFigureProps) {
  const {
    label,
    summary,
    data,
    legend = noLegend,
    nearest = 'x',
    readout = true,
    file,
    draw,
    onPick,
  } = props;
  const { across = 1, table = data } = props;
  const t = useTexts();
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [asTable, setAsTable] = useState(false);
  const [nameId, summaryId] = [`${id}name`, `${id}summary`];
  if (data.rows.length === 0) {
    return (
      <Box as="figure" m="0" aria-label={label}>
        <Text fontSize="sm" color="muted">
          {t('empty')}
        </Text>
      </Box>
    );
  }
  return (
    <Box
      as="figure"
      m="0"
      minWidth="0"
      breakInside="avoid"
      aria-labelledby={nameId}
      aria-describedby={summaryId}
    >
      <VisuallyHidden as="figcaption">
        <span id={nameId}>{label}</span>
        <span id={summaryId}>{summary}</span>
      </VisuallyHidden>
      <Flex gap="2" align="center" mb="2" minHeight="control" _print={{ minHeight: '0' }}>
        <Legend entries={asTable ? noLegend : legend} />
        <Button variant="ghost" onClick={() => setAsTable(shown => !shown)}>
          {t(asTable ? 'asChart' : 'asTable')}
        </Button>
        {file && !asTable ? (
          <SaveMenu
            chart={() => svg.current}
            title={label}
            legend={legend}
            file={file}
            rows={data.rows.length}
          />
        ) : null}
      </Flex>
      {asTable ? (
        <ChartTable label={label} data={table} />
      ) : (
        <Plot
          svg={svg}
          labelledBy={nameId}
          describedBy={summaryId}
          data={data}
          nearest={nearest}
          readout={readout}
          across={across}
          draw={draw}
          onPick={onPick}
        />
      )}
    </Box>
  );
}
