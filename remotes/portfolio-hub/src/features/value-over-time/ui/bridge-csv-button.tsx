import type { PortfolioDetail } from '@kavel/contracts';
import type { PortfolioValueBridge } from '@kavel/contracts/portfolios';
import { bus } from '@kavel/event-bus';
import { csvFile, exportFile } from '@kavel/files';
import { fileNameOf } from '@kavel/i18n';
import { Button } from '@kavel/ui/core';
import { Download } from '@kavel/ui/icons';
import { useValueTexts } from '../../../i18n/value';
import { bridgeCsv } from '../model/bridge-csv';

export interface BridgeCsvButtonProps {
  portfolio: Pick<PortfolioDetail, 'id' | 'name'>;
  bridge: PortfolioValueBridge;
}

/** The bridge with exact figures as a file. */
export function BridgeCsvButton({ portfolio, bridge }: BridgeCsvButtonProps) {
  const t = useValueTexts();
  const save = async () => {
    const basis = t(`bridge.basis.${bridge.weighed ? 'weighed' : 'comparison'}`);
    const rows = bridgeCsv(bridge, {
      basis,
      ...{ cause: t('bridge.cause'), amount: t('bridge.amount'), units: t('dates.units') },
      ...{ address: t('bridge.address'), before: t('bridge.before'), after: t('bridge.after') },
      difference: t('bridge.difference'),
      causeName: cause =>
        bridge.weighed && cause === 'parameters'
          ? t('bridge.weighedParameters')
          : t(`bridge.causes.${cause}`),
    });
    try {
      await exportFile({
        content: await csvFile(rows),
        fileName: fileNameOf(
          [t('bridge.title'), basis, portfolio.name, bridge.from.date, bridge.to.date],
          'csv',
        ),
        object: 'portfolio',
        objectId: portfolio.id,
        rows: rows.length - 1,
      });
    } catch {
      bus.publish('toast', { tone: 'error', title: t('bridge.csvFailed') });
    }
  };
  return (
    <Button onClick={() => void save()}>
      <Download aria-hidden />
      {t('bridge.csv')}
    </Button>
  );
}
