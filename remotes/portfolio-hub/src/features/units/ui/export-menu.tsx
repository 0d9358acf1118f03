import type { UnitFileFormat, UnitView } from '@kavel/contracts/units';
import { useLanguage } from '@kavel/i18n';
import { Menu } from '@kavel/ui/core';
import { Download } from '@kavel/ui/icons';
import { useState } from 'react';
import { toastError, toastProblem, toastSuccess } from '../../../common/toast';
import { useHubTexts } from '../../../i18n/hub';

export interface ExportMenuProps {
  portfolio: { id: string; name: string };
  view: UnitView;
  /** Units that the view shows. */
  count: number;
}

/** Saves what the table shows, with its columns, order and filter, as a file. */
export function ExportMenu({ portfolio, view, count }: ExportMenuProps) {
  const hub = useHubTexts();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);

  const save = async (format: UnitFileFormat | 'pdf') => {
    if (busy) return;
    setBusy(true);
    try {
      const { saveUnitFile } = await import('../api/save-unit-file');
      const refusal = await saveUnitFile({ portfolio, view, format, language, kind: hub('export.kind') });
      if (refusal) toastProblem(hub('export.failed'), refusal);
      else toastSuccess(hub('export.done', { count }));
    } catch (error) {
      toastError(hub('export.failed'), error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Menu
      trigger={
        <>
          <Download aria-hidden /> {hub(busy ? 'export.busy' : 'export.menu')}
        </>
      }
      items={(['xlsx', 'csv', 'pdf'] as const).map(format => ({
        key: format,
        label: hub(`export.as.${format}`, { count }),
        onSelect: () => void save(format),
      }))}
    />
  );
}
