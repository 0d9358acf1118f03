import { bus } from '@kavel/event-bus';
import { exportFile } from '@kavel/files';
import { fileNameOf } from '@kavel/i18n';
import { Menu } from '@kavel/ui/core';
import { Download } from '@kavel/ui/icons';
import type { LegendEntry } from '../frame/legend';
import { useTexts } from '../i18n';
import type { ChartFile } from './chart-file';
import { pngFile, svgFile } from './picture-file';
import { standaloneSvg } from './standalone-svg';

export interface SaveMenuProps {
  /** Null while the table is shown instead. */
  chart: () => SVGSVGElement | null;
  title: string;
  legend: readonly LegendEntry[];
  file: ChartFile;
  /** Number of points, for the export's audit event. */
  rows: number;
}

/** Menu that offers the chart as a file; the export is recorded first. */
export function SaveMenu({ chart, title, legend, file: { name, ...of }, rows }: SaveMenuProps) {
  const t = useTexts();
  const save = async (kind: 'png' | 'svg') => {
    const svg = chart();
    if (!svg) return;
    try {
      const picture = standaloneSvg(svg, title, legend);
      const content = kind === 'png' ? await pngFile(picture) : svgFile(picture);
      await exportFile({ content, fileName: fileNameOf(name, kind), rows, ...of });
    } catch {
      bus.publish('toast', { tone: 'error', title: t('notSaved') });
    }
  };
  return (
    <Menu
      label={t('save')}
      trigger={<Download aria-hidden />}
      items={[
        { key: 'png', label: t('png'), onSelect: () => void save('png') },
        { key: 'svg', label: t('svg'), onSelect: () => void save('svg') },
      ]}
    />
  );
}
