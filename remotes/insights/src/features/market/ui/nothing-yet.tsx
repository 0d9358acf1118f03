import { EmptyState, Stack } from '@kavel/ui/core';
import { useMarketTexts } from '../i18n';
import { Command } from './missing-panel';

const commands = [
  'npm run data -- import transactions verkopen.csv',
  'npm run data -- import rents huren.csv',
  'npm run data -- import series reeksen.csv --map indicator==priceIndex --map area==NL00',
];

/** Neither sales nor series: what the page is for, and the first step. */
export function NothingYet() {
  const t = useMarketTexts();
  return (
    <EmptyState
      title={t('nothing')}
      description={t('nothingText')}
      action={
        <Stack gap="2" textAlign="start">
          {commands.map(command => (
            <Command key={command} text={command} />
          ))}
        </Stack>
      }
    />
  );
}
