import { PlainList, Stack, Text } from '@kavel/ui/core';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import type { useTravelView } from '../api/use-travel';
import { useTexts } from '../i18n';
import { isFull, withChanged, withoutOrigin } from '../model/origins';
import { AddOrigin, type AddOriginProps } from './add-origin';
import { OriginRow } from './origin-row';

export interface OriginSectionProps
  extends ReturnType<typeof useTravelView>,
    Pick<WorkspaceProps, 'bounds' | 'goTo'>,
    Pick<AddOriginProps, 'picking' | 'onPicking' | 'onAdd'> {
  /** Of the origins. */
  names: readonly string[];
}

/** The origins with how one goes, and ways to add one. */
export function OriginSection({ view, change, names, bounds, goTo, ...adding }: OriginSectionProps) {
  const t = useTexts();
  const { origins } = view;
  const [west, south, east, north] = bounds ?? [0, 0, 0, 0];
  return (
    <Stack as="section" aria-label={t('origins')} gap="2">
      {origins.length === 0 ? (
        <Text fontSize="sm" color="muted">
          {t('noOrigins')}
        </Text>
      ) : (
        <PlainList rules="between" aria-label={t('origins')}>
          {origins.map((origin, number) => {
            const { lon, lat } = origin;
            return (
              <OriginRow
                // Origins have no id of their own, and two may be at one place.
                key={`${number} ${lon} ${lat}`}
                origin={origin}
                number={number}
                name={names[number] ?? ''}
                onChange={changed => change(before => withChanged(before, number, changed))}
                onRemove={() => change(before => withoutOrigin(before, number))}
                onGoTo={() => {
                  const request = performance.now();
                  goTo({ kind: 'target', target: { kind: 'place', lon, lat, request } });
                }}
              />
            );
          })}
        </PlainList>
      )}
      <AddOrigin
        full={isFull(view)}
        centre={bounds && { lon: (west + east) / 2, lat: (south + north) / 2 }}
        {...adding}
      />
    </Stack>
  );
}
