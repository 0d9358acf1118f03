import type { OwnLayer } from '@kavel/contracts/layers';
import { useMutation } from '@kavel/query';
import { Box, Button, Stack, Text } from '@kavel/ui/core';
import { Upload } from '@kavel/ui/icons';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../i18n';
import { useOwnLayerCalls } from './use-own-layer-calls';

/** Adds a file, chosen or dropped, and shows the outcome. */
export function AddOwnLayer({ onAdded }: { onAdded: (layer: OwnLayer) => void }) {
  const t = useTexts();
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [several, setSeveral] = useState(false);
  const calls = useOwnLayerCalls();
  const add = useMutation({
    mutationFn: calls.add,
    onSuccess: ({ layer }) => {
      if (layer) onAdded(layer);
    },
  });
  const take = (files: FileList | null) => {
    const [file, second] = files ?? [];
    if (!file || add.isPending) return;
    setSeveral(second !== undefined);
    if (second === undefined) add.mutate(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const failure = add.isError
    ? t('own.failed')
    : add.data?.problem
      ? t(`own.problems.${add.data.problem}`)
      : null;
  const problem = several ? t('own.several') : failure;
  return (
    <Stack gap="1">
      <Stack
        gap="2"
        p="3"
        alignItems="start"
        bg={over ? 'accentSoft' : undefined}
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={over ? 'accent' : 'lineStrong'}
        borderRadius="md"
        onDragOver={event => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Text fontSize="sm">{t('own.drop')}</Text>
        <Button disabled={add.isPending} aria-describedby={helpId} onClick={() => input.current?.click()}>
          <Upload aria-hidden />
          {t('own.add')}
        </Button>
        <Text id={helpId} fontSize="xs" color="muted">
          {t('own.help')}
        </Text>
      </Stack>
      <input
        ref={input}
        hidden
        type="file"
        accept=".gpkg,.geojson,.json"
        aria-label={t('own.add')}
        onChange={event => {
          take(event.target.files);
          // The same file can be chosen again after it was corrected.
          event.target.value = '';
        }}
      />
      <Box role="status" fontSize="sm" overflowWrap="anywhere">
        {add.isPending
          ? t('own.busy')
          : add.data?.layer && !problem
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
