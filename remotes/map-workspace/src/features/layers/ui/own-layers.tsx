import { call } from '@kavel/api-client';
import { type OwnLayer, ownLayerApi } from '@kavel/contracts/layers';
import { useMutation, useQuery, useQueryClient } from '@kavel/query';
import { Box, Button, Flex, Stack, Text } from '@kavel/ui/core';
import { Checkbox } from '@kavel/ui/forms';
import { X } from '@kavel/ui/icons';
import { useId } from 'react';
import { ownLayerQueries } from '../api/own-layer-queries';
import { useLayersView } from '../api/use-layers-view';
import { useMayOwn } from '../api/use-may-own';
import { useTexts } from '../i18n';
import { base64Of } from '../model/base64';
import { withOwn } from '../model/layers-address';

/** Bytes that a file may have. */
const mostBytes = 5_000_000;

/** Files of the organisation on the map. */
export function OwnLayers() {
  return useMayOwn() ? <Section /> : null;
}

function Section() {
  const t = useTexts();
  const { data = [] } = useQuery(ownLayerQueries.list());
  const headingId = useId();
  return (
    <Stack as="section" gap="2" aria-labelledby={headingId}>
      <Text as="h3" id={headingId} fontWeight="medium" fontSize="sm">
        {t('own.title')}
      </Text>
      {data.length === 0 ? (
        <Text fontSize="sm" color="muted">
          {t('own.none')}
        </Text>
      ) : (
        <Stack as="ul" gap="1" listStyleType="none" m="0" p="0">
          {data.map(layer => (
            <OwnLayerRow key={layer.id} layer={layer} />
          ))}
        </Stack>
      )}
      <AddFile />
    </Stack>
  );
}

function OwnLayerRow({ layer }: { layer: OwnLayer }) {
  const t = useTexts();
  const client = useQueryClient();
  const { view, change } = useLayersView();
  const { id, name, features, fileName, skipped, crs } = layer;
  const remove = useMutation({
    mutationFn: () => call(ownLayerApi.deleteOwnLayer, { params: { id } }),
    onSuccess: () => {
      change(before => withOwn(before, id, false));
      return client.invalidateQueries({ queryKey: ownLayerQueries.all() });
    },
  });
  return (
    <Box as="li">
      <Flex alignItems="center" justifyContent="space-between">
        <Checkbox
          label={name}
          checked={view.own.includes(id)}
          onChange={shown => change(before => withOwn(before, id, shown))}
        />
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('own.remove', { name })}
          onClick={() => remove.mutate()}
        >
          <X aria-hidden />
        </Button>
      </Flex>
      <Text fontSize="xs" color="muted" ps="7">
        {t('own.facts', { features, file: fileName })} {crs === 'rd' ? t('own.inRd') : ''}{' '}
        {skipped > 0 ? t('own.skipped', { count: skipped }) : ''}
      </Text>
    </Box>
  );
}

function AddFile() {
  const t = useTexts();
  const id = useId();
  const client = useQueryClient();
  const { change } = useLayersView();
  const add = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > mostBytes) return { layer: null, problem: 'large' as const };
      const content = base64Of(new Uint8Array(await file.arrayBuffer()));
      const name = file.name.replace(/\.[^.]+$/, '').slice(0, 80);
      return call(ownLayerApi.createOwnLayer, { body: { name, fileName: file.name, content } });
    },
    onSuccess: async ({ layer }) => {
      if (!layer) return;
      change(before => withOwn(before, layer.id, true));
      await client.invalidateQueries({ queryKey: ownLayerQueries.all() });
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
        onChange={event => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) add.mutate(file);
        }}
      />
      <Text id={`${id}-help`} fontSize="xs" color="muted">
        {t('own.help')}
      </Text>
      <Box role="status" fontSize="sm">
        {add.isPending
          ? t('own.busy')
          : add.data?.layer
            ? t('own.added', { name: add.data.layer.name })
            : null}
      </Box>
      {problem ? (
        <Text role="alert" fontSize="sm" color="danger">
          {problem}
        </Text>
      ) : null}
    </Stack>
  );
}
