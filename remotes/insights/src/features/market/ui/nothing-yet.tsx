import { EmptyState, Stack } from '@kavel/ui/core';
import { useMarketTexts } from '../i18n';
import { firstImports } from '../model/import-commands';
import { Command } from './missing-panel';

/** Neither sales nor series: what the page is for, and the first step. */
export function NothingYet() {
  const t = useMarketTexts();
  return (
    <EmptyState
      title={t('nothing')}
      description={t('nothingText')}
      action={
        <Stack gap="2" textAlign="start">
          {firstImports.map(command => (
            <Command key={command} text={command} />
          ))}
        </Stack>
      }
    />
  );
}
