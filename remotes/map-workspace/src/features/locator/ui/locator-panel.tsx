import { hasPermission, useSession } from '@kavel/auth';
import type { MapTarget } from '@kavel/map';
import { chakra, LinkButton, PageTitle } from '@kavel/ui/core';
import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n';
import { useLocatorSearch } from './use-locator-search';
import { useResultPlace } from './use-result-place';

/** What the locator has for a map: its tiles, where they lie, and where to go to for them. */
export interface MapResult {
  tiles: string | null;
  bounds: readonly [number, number, number, number] | null;
  place: MapTarget | null;
  /** For when its tiles can no longer be had. */
  renew: () => void;
}

const Body = chakra('div', { base: { borderTopWidth: '1px', borderColor: 'line' } });

export interface LocatorPanelProps {
  /** Whether it carries its own title. */
  titled: boolean;
  onResult: (result: MapResult | null) => void;
}

/** The locator as a panel of the map: its filters and count; the result is drawn on the map. */
export function LocatorPanel({ titled, onResult }: LocatorPanelProps) {
  const t = useTexts();
  const { state, data, head, panel } = useLocatorSearch(
    titled ? <PageTitle as="h2">{t('title')}</PageTitle> : null,
  );
  const { tiles, bounds = null, renewTiles } = data;
  const page = hasPermission(useSession(), 'auth.locator') ? '/locator' : '/inhouse-case';
  const place = useResultPlace(state.filter, data.bounds);

  const renew = useRef(renewTiles);
  useEffect(() => {
    renew.current = renewTiles;
  });
  useEffect(() => {
    onResult({ tiles, bounds, place, renew: () => renew.current() });
  }, [onResult, tiles, bounds, place]);
  useEffect(() => () => onResult(null), [onResult]);

  return (
    <>
      {head}
      <chakra.div px="4" pb="3">
        <LinkButton to={`${page}?${state.filterText}`} width="full">
          {t('openTable')}
        </LinkButton>
      </chakra.div>
      <Body>{panel}</Body>
    </>
  );
}
