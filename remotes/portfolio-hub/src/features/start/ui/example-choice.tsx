import { catalogueQueries } from '@kavel/api-client';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, Notice, Stack, Text } from '@kavel/ui/core';
import { ProgressBar } from '@kavel/ui/data';
import { useStartTexts } from '../../../i18n/start';
import { useExample } from '../api/use-example';
import { Choice } from './choice';

/** Makes the example portfolio, with progress and cancel, and opens it. */
export function ExampleChoice() {
  const t = useStartTexts();
  const format = useFormats();
  const catalogue = useQuery(catalogueQueries.status());
  const example = useExample();
  const none = catalogue.data?.datasets.every(({ fictional }) => !fictional) ?? false;
  return (
    <Choice title={t('first.example.title')} text={t(none ? 'first.example.none' : 'first.example.text')}>
      {example.progress ? (
        <Stack gap="1" width="full">
          <ProgressBar
            label={t('first.example.making')}
            fraction={example.progress.total > 0 ? example.progress.done / example.progress.total : null}
          />
          <Text role="status" fontSize="xs" color="muted">
            {t('first.example.progress', {
              done: format.number(example.progress.done),
              total: format.number(example.progress.total),
            })}
          </Text>
          <Button alignSelf="flex-start" onClick={example.cancel}>
            {t('first.example.cancel')}
          </Button>
        </Stack>
      ) : (
        <Button variant="solid" disabled={none} onClick={() => void example.make()}>
          {t('first.example.make')}
        </Button>
      )}
      {example.failed ? <Notice tone="error">{t('first.example.failed')}</Notice> : null}
    </Choice>
  );
}
