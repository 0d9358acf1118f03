import type { OwnLayer } from '@kavel/contracts/layers';
import { useMutation } from '@kavel/query';
import { Box, Stack, Text } from '@kavel/ui/core';
import { useId } from 'react';
import { useTexts } from '../i18n';
import { useOwnLayerCalls } from './use-own-layer-calls';

/** Adds a file and shows the outcome. */
export function AddOwnLayer({ onAdded }: { onAdded: (layer: OwnLayer) => void }) {
  const t = useTexts();
  const id = useId();
  const calls = useOwnLayerCalls();
  const add = useMutation({
    mutationFn: calls.add,
    onSuccess: ({ layer }) => {
      if (layer) onAdded(layer);
    },
  });
  const problem = add.isError
    ? t('own.failed')
    : add.data?.problem
      ? t(`own.problems.${add.data.problem}`)
      : null;
  return (
    <Stack gap="1">
      <label htmlFor={id}>{t('own.add')}</label>
      <input
        id={id}
        type="file"
        accept=".gpkg,.geojson,.json"
        aria-describedby={`${id}-help`}
        disabled={add.isPending}
        onChange={event => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) add.mutate(file);
        }}
      />
      <Text id={`${id}-help`} fontSize="xs" color="muted">
        {t('own.help')}
      </Text>
      <Box role="status" fontSize="sm" overflowWrap="anywhere">
        {add.isPending
          ? t('own.busy')
          : add.data?.layer
            ? t('own.added', { name: add.data.layer.name })
            : null}
      </Box>
      {problem && !add.isPending ? (
        <Text role="alert" fontSize="sm" color="danger">
          {problem}
        </Text>
      ) : null}
    </Stack>
  );
}
