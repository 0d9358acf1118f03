import type { FoundArea } from '@kavel/contracts/districts';
import type { Bounds } from '@kavel/map';
import { useDebounced, useQuery } from '@kavel/query';
import { Button, Flex, Stack, Text } from '@kavel/ui/core';
import { Combobox, Field, Select } from '@kavel/ui/forms';
import { useState } from 'react';
import { allWorkAreas, isTravelArea, workAreaQueries } from '../../work-areas';
import { sourcingQueries } from '../api/sourcing-queries';
import { useFoundArea } from '../api/use-found-area';
import { useTexts } from '../i18n';
import type { NamedArea, SourcingView } from '../model/sourcing-view';
import type { RingDrawing } from './use-ring-drawing';

const debounceMs = 200;
type Option = NamedArea & { name: string; bounds: Bounds | null };

export interface AreaFieldProps {
  view: SourcingView;
  /** The work area that is on; null for none. */
  work: string | null;
  drawing: RingDrawing;
  /** Bounds of the map as it is seen; null before it is drawn. */
  seen: Bounds | null;
  onArea: (area: NamedArea | null, bounds: Bounds | null) => void;
  onWork: (chosen: string | null) => void;
}

/** Where to look: a named area, a drawn one, or a work area. */
export function AreaField({ view, work, drawing, seen, onArea, onWork }: AreaFieldProps) {
  const t = useTexts();
  const workAreas = useQuery(workAreaQueries.list()).data ?? [];
  const chosen = work === null && (view.ring || view.area);
  return (
    <Stack gap="2" role="group" aria-label={t('area')}>
      {chosen ? (
        <Flex alignItems="center" justifyContent="space-between" gap="2">
          <strong>{view.ring ? t('drawn') : <AreaName area={view.area} />}</strong>
          <Button variant="ghost" onClick={() => onArea(null, null)}>
            {t('clearArea')}
          </Button>
        </Flex>
      ) : null}
      {work === null && !chosen ? (
        <Field label={t('areaSearch')}>
          <AreaSearch onPick={onArea} />
        </Field>
      ) : null}
      {work === null && !view.ring && !drawing.corners ? (
        <Flex gap="2" wrap="wrap">
          <Button onClick={drawing.begin}>{t('draw')}</Button>
          <Button disabled={seen === null} onClick={() => seen && drawing.take(seen)}>
            {t('drawView')}
          </Button>
        </Flex>
      ) : null}
      {drawing.corners ? (
        <Stack gap="2">
          <Text as="output" fontSize="sm" aria-live="polite">
            {t('drawing', { count: drawing.corners.length })}
          </Text>
          <Flex gap="2" wrap="wrap">
            <Button disabled={drawing.corners.length === 0} onClick={drawing.removeLast}>
              {t('undoCorner')}
            </Button>
            <Button onClick={drawing.cancel}>{t('cancel')}</Button>
            <Button variant="solid" disabled={!drawing.isComplete} onClick={drawing.finish}>
              {t('finish')}
            </Button>
          </Flex>
        </Stack>
      ) : null}
      {workAreas.length > 0 || work !== null ? (
        <Field label={t('work')}>
          <Select value={work ?? ''} onChange={event => onWork(event.target.value || null)}>
            <option value="">{t('workNone')}</option>
            <option value={allWorkAreas}>{t('workAll')}</option>
            {work !== null && isTravelArea(work) ? <option value={work}>{t('workTravel')}</option> : null}
            {workAreas.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
    </Stack>
  );
}

/** The id is that of its label. */
function AreaSearch({ id, onPick }: { id?: string; onPick: AreaFieldProps['onArea'] }) {
  const t = useTexts();
  const [text, setText] = useState('');
  const rested = useDebounced(text.trim().toLowerCase(), debounceMs);
  const { data } = useQuery(sourcingQueries.areas(rested));
  const options: Option[] = [
    ...(/^[1-9]\d{3}$/.test(rested)
      ? [{ areaType: 'pc4' as const, areaKey: rested, name: rested, bounds: null }]
      : []),
    ...(rested.length > 1 ? (data ?? []).map(optionOf) : []),
  ];
  return (
    <Combobox
      label={t('areaSearch')}
      {...(id && { inputId: id })}
      text={text}
      onTextChange={setText}
      items={options}
      itemKey={({ areaType, areaKey }) => `${areaType} ${areaKey}`}
      renderItem={({ name, areaType }) => `${name} (${t(`areaTypes.${areaType}`)})`}
      onPick={({ areaType, areaKey, bounds }) => onPick({ areaType, areaKey }, bounds)}
      remark={rested.length > 1 && data && options.length === 0 ? t('areaNothing') : null}
    />
  );
}

function optionOf({ level, code, name, gemeente, bounds }: FoundArea): Option {
  return { areaType: level, areaKey: code, name: gemeente === name ? name : `${name}, ${gemeente}`, bounds };
}

/** Its name once it is known; the code until then. */
function AreaName({ area }: { area: NamedArea | null }) {
  const t = useTexts();
  const found = useFoundArea(area);
  if (!area) return null;
  return `${found ? optionOf(found).name : area.areaKey} (${t(`areaTypes.${area.areaType}`)})`;
}
