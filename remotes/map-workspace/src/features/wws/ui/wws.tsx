import { wwsSegments } from '@kavel/contracts';
import {
  type DistrictAreas,
  type DistrictLevel,
  type DistrictOverview,
  type DistrictWws,
  districtLevels,
} from '@kavel/contracts/districts';
import { useFormats } from '@kavel/i18n';
import { keepPreviousData, useQuery } from '@kavel/query';
import { EmptyState, Stack, Text } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { useCallback, useMemo } from 'react';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';
import {
  AreaError,
  AreaPage,
  AreaSkeleton,
  boundsAround,
  ClassLegend,
  districtQueries,
  useAreaCount,
  useAreaPage,
} from '../../areas';
import { useTexts } from '../i18n';
import { type WwsRow, wwsRows } from '../model/wws-rows';
import { readWwsView, type WwsView, writeWwsView } from '../model/wws-view';
import { ReferenceForm } from './reference-form';
import { useSegmentColours } from './segment-colours';
import { WwsDetail } from './wws-detail';
import { WwsTable } from './wws-table';

type Change = (change: Partial<WwsView>, options?: { replace?: boolean }) => void;

/** Where the rent of a reference dwelling is regulated, area by area, and by how much it is or is not. */
export function Wws() {
  const t = useTexts();
  const [query, setQuery] = useOwnQuery();
  const view = useMemo(() => readWwsView(query), [query]);
  const change = useCallback<Change>(
    (next, { replace = false } = {}) => setQuery(writeWwsView(newestQuery(), next), { replace }),
    [setQuery],
  );
  const overview = useQuery(districtQueries.overview());
  const levels = overview.data ? levelsWithWoz(overview.data) : [];
  const level = view.level && levels.includes(view.level) ? view.level : (levels.at(-1) ?? null);
  const enabled = level !== null;
  const areas = useQuery({ ...districtQueries.areas(level ?? 'buurt'), enabled });
  const wws = useQuery({
    ...districtQueries.wws(level ?? 'buurt', view.reference),
    enabled,
    // While another dwelling is worked out, the last one stays on the map.
    placeholderData: keepPreviousData,
  });
  const error = overview.error ?? areas.error ?? wws.error;
  if (error) {
    return (
      <AreaError
        title={t('failed')}
        description={t('failedHelp')}
        error={error}
        onRetry={() => void Promise.all([overview.refetch(), areas.refetch(), wws.refetch()])}
      />
    );
  }
  if (overview.data && !level) {
    return <EmptyState level={1} title={t('nothing')} description={t('nothingHelp')} />;
  }
  if (!level || !areas.data || !wws.data || areas.data.level !== wws.data.level) {
    return <AreaSkeleton />;
  }
  return (
    <Shown view={view} change={change} level={level} levels={levels} areas={areas.data} wws={wws.data} />
  );
}

function levelsWithWoz({ figures }: DistrictOverview): DistrictLevel[] {
  return districtLevels.filter(level =>
    figures.some(one => one.level === level && one.figure === 'wozValue'),
  );
}

interface ShownProps {
  view: WwsView;
  change: Change;
  level: DistrictLevel;
  levels: readonly DistrictLevel[];
  areas: DistrictAreas;
  wws: DistrictWws;
}

function Shown({ view, change, level, levels, areas, wws }: ShownProps) {
  const t = useTexts();
  const segmentColours = useSegmentColours();
  const { money, number } = useFormats();
  const areaCount = useAreaCount();
  const state = useAreaPage(view, change);
  const { hovered, marked } = state;
  const rows = useMemo(() => wwsRows(areas, wws), [areas, wws]);
  const byCode = useMemo(() => new Map(rows.map(row => [row.code, row])), [rows]);
  const without = rows.filter(({ here }) => here === null).length;
  const { low, middle, lowRent, middleRent } = wws.ends;
  const ranges = {
    low: t('upTo', { points: low, rent: money(lowRent) }),
    middle: t('between', { from: low + 1, points: middle, rent: money(middleRent) }),
    free: t('from', { points: middle + 1 }),
  };
  const legend = wwsSegments.map(segment => ({
    key: segment,
    label: `${t(`segments.${segment}`)} ${ranges[segment]}`,
    colour: segmentColours[segment],
    count: rows.filter(({ here }) => here?.segment === segment).length,
  }));
  const missing = without > 0 ? [{ key: 'missing', label: t('noWoz'), count: without }] : [];
  const only = [...legend, ...missing].find(({ key }) => key === view.only) ?? null;
  const onlyKey = only?.key ?? null;
  const alone = marked ?? onlyKey;
  const classes = useMemo(
    () =>
      wwsSegments.map(segment => ({
        colour: alone === null || alone === segment ? segmentColours[segment] : '#b9b9b2',
        codes: rows.filter(({ here }) => here?.segment === segment).map(({ code }) => code),
      })),
    [rows, alone, segmentColours],
  );
  const listed = useMemo(
    () => (onlyKey === null ? rows : rows.filter(row => keyOf(row) === onlyKey)),
    [rows, onlyKey],
  );
  const labelOf = useCallback(
    (code: string) => {
      const row = byCode.get(code);
      if (!row) return null;
      const { here } = row;
      return here
        ? t('hover', { name: row.name, points: here.points, rent: money(here.maxRent) })
        : `${row.name}: ${t('noWoz')}`;
    },
    [byCode, t, money],
  );
  const around = useMemo(
    () => boundsAround(rows.flatMap(({ here, bounds }) => (here ? [bounds] : []))),
    [rows],
  );
  const selected = byCode.get(view.area ?? '') ?? null;
  const beside = selected && (byCode.get(view.beside ?? '') ?? null);
  const pointed = byCode.get(hovered ?? '');
  const panel = (
    <Stack gap="4" p="4">
      <Text fontSize="sm" color="muted">
        {t('explanation')}
      </Text>
      <ReferenceForm reference={view.reference} onChange={reference => change({ reference })} />
      <Field label={t('level')}>
        <Select
          value={level}
          onChange={event =>
            change({
              level: levels.find(one => one === event.target.value) ?? null,
              area: null,
              beside: null,
            })
          }
        >
          {levels.map(one => (
            <option key={one} value={one}>
              {t(`levels.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Text fontSize="sm" data-boundary={wws.freeFrom ?? ''}>
        {wws.freeFrom === null
          ? t('neverFreeHelp', { points: number(wws.basePoints) })
          : t('boundary', { points: number(wws.basePoints), value: money(wws.freeFrom) })}
      </Text>
      <ClassLegend
        title={t('segment')}
        classes={legend}
        missing={missing}
        marked={pointed ? keyOf(pointed) : null}
        onMark={state.setMarked}
        selected={onlyKey}
        onSelect={state.setOnly}
      />
      <Text fontSize="xs" color="muted">
        {t('coverage', { known: number(rows.length - without), areas: areaCount(rows.length) })}{' '}
        {sourceText(wws, t)} {wws.fictional ? t('fictional') : ''} {t('law')}
      </Text>
    </Stack>
  );
  return (
    <AreaPage
      title={t('title')}
      mapLabel={t('map')}
      view={view}
      state={state}
      level={level}
      snapshot={areas.snapshot}
      classes={classes}
      labelOf={labelOf}
      around={around}
      selected={selected?.code ?? null}
      beside={beside?.code ?? null}
      panel={panel}
      shown={listed.length}
      all={rows.length}
      only={only?.label ?? null}
      table={
        <WwsTable
          rows={listed}
          selected={selected?.code ?? null}
          hovered={hovered}
          onSelect={row => state.choosing.select(row.code)}
          onHover={state.setHovered}
        />
      }
      detail={
        selected ? (
          <WwsDetail
            row={selected}
            beside={beside}
            wws={wws}
            choosing={state.choosing}
            onGoTo={() => state.showOnMap(selected.bounds)}
            onEndComparing={state.endComparing}
            onClose={state.close}
          />
        ) : null
      }
    />
  );
}

/** Where the WOZ values come from, with their year or years. */
function sourceText({ year, years, source, norms }: DistrictWws, t: ReturnType<typeof useTexts>): string {
  const first = (years ?? []).reduce((one, other) => Math.min(one, other), year);
  const texts = { year, source, norms: norms.year };
  return first === year ? t('source', { ...texts, before: year - 1 }) : t('sourceYears', { ...texts, first });
}

function keyOf({ here }: WwsRow): string {
  return here?.segment ?? 'missing';
}
