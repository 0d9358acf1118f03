import { errorDetails } from '@kavel/api-client';
import type { DistrictOverview } from '@kavel/contracts/districts';
import { useFormats } from '@kavel/i18n';
import type { Bounds, Insets } from '@kavel/map';
import { EmptyState, ErrorState, Skeleton, Stack } from '@kavel/ui/core';
import { useCallback, useMemo, useState } from 'react';
import {
  AreaLayout,
  AreaList,
  AreaMap,
  boundsAround,
  ClassLegend,
  classOf,
  useAreaChoice,
} from '../../areas';
import { type DistrictFigures, type ShownFigures, useDistrictFigures } from '../api/use-district-figures';
import { useTexts } from '../i18n';
import { areasByClass, type Coverage, classKeyOf, coverageOf, legendOf } from '../model/class-areas';
import type { DistrictRow } from '../model/district-rows';
import type { DistrictView } from '../model/district-view';
import { DistrictDetail } from './district-detail';
import { DistrictSettings } from './district-settings';
import { DistrictTable } from './district-table';
import { FiguresNote } from './figures-note';
import { useClasses } from './use-classes';
import { type ChangeView, useDistrictView } from './use-district-view';
import { useDifferenceFormat, useFigureFormat } from './use-figure-format';

/** Figures of gemeenten, wijken and buurten in classes on the map, in a legend that counts and in a table. */
export function Districts() {
  const t = useTexts();
  const [view, change] = useDistrictView();
  const figures = useDistrictFigures(view);
  const { overview, shown, error } = figures;
  if (error) {
    return (
      <ErrorState
        level={1}
        title={t('failed')}
        description={t('failedHelp')}
        retry={{ label: t('retry'), onRetry: figures.retry }}
        details={{ label: t('details'), text: errorDetails(error) }}
      />
    );
  }
  if (overview && overview.figures.length === 0) {
    return <EmptyState level={1} title={t('nothing')} description={t('nothingHelp')} />;
  }
  if (!overview || !shown) return <Skeleton width="full" height="calc(100dvh - 3.5rem)" borderRadius="0" />;
  return <Shown view={view} change={change} figures={figures} overview={overview} shown={shown} />;
}

interface ShownProps {
  view: DistrictView;
  change: ChangeView;
  figures: DistrictFigures;
  overview: DistrictOverview;
  shown: ShownFigures;
}

function Shown({ view, change, figures, overview, shown: found }: ShownProps) {
  const { level, figure, year, compare, rows, answer } = found;
  const t = useTexts();
  const { signedPercent } = useFormats();
  const [hovered, setHovered] = useState<string | null>(null);
  const [markedClass, setMarkedClass] = useState<string | null>(null);
  const [goTo, setGoTo] = useState<{ bounds: Bounds; request: number } | null>(null);

  const formatFigure = useFigureFormat(figure);
  const formatDifference = useDifferenceFormat(figure);
  const format = compare === null ? formatFigure : signedPercent;
  const values = useMemo(() => rows.flatMap(({ shown }) => shown ?? []), [rows]);
  const classes = useClasses(values, view, [level, figure, year, compare].join(' '));
  const coverage = useMemo(() => coverageOf(rows), [rows]);
  const byCode = useMemo(() => new Map(rows.map(row => [row.code, row])), [rows]);
  const legend = legendOf(classes, format);
  const missing = missingOf(coverage, t);
  const only = [...legend, ...missing].find(({ key }) => key === view.only) ?? null;
  const onlyKey = only?.key ?? null;
  const coloured = useMemo(
    () => areasByClass(rows, classes, markedClass ?? onlyKey),
    [rows, classes, markedClass, onlyKey],
  );
  const listed = useMemo(
    () => (onlyKey === null ? rows : rows.filter(row => classKeyOf(row, classes) === onlyKey)),
    [rows, classes, onlyKey],
  );
  const labelOf = useCallback(
    (code: string) => {
      const row = byCode.get(code);
      if (!row) return null;
      const value =
        row.shown === null ? t(row.state === 'redrawn' ? 'redrawn' : 'noValue') : format(row.shown);
      return `${row.name}: ${value}`;
    },
    [byCode, format, t],
  );
  const colourOf = useCallback(
    (row: DistrictRow) =>
      classes && row.shown !== null
        ? (classes.colours[classOf(row.shown, classes.thresholds)] ?? null)
        : null,
    [classes],
  );

  const choosing = useAreaChoice(view, change);
  const around = useMemo(() => boundsOfValued(rows), [rows]);
  const selected = byCode.get(view.area ?? '') ?? null;
  const beside = selected && (byCode.get(view.beside ?? '') ?? null);
  const pointed = byCode.get(hovered ?? '');
  const title = `${t(`figures.${figure}`)} ${compare === null ? year : `${compare} – ${year}`}`;
  const panel = (
    <Stack gap="4" p="4">
      <DistrictSettings
        view={view}
        overview={overview}
        years={figures.years}
        year={figures.year}
        compare={figures.compare}
        thresholds={classes?.thresholds ?? []}
        onChange={next => change({ ...next, only: null })}
        onYears={figures.prepareYears}
        onFigures={figures.prepareFigures}
      />
      <ClassLegend
        title={title}
        classes={legend}
        missing={missing}
        marked={pointed ? classKeyOf(pointed, classes) : null}
        onMark={setMarkedClass}
        selected={onlyKey}
        onSelect={key => change({ only: key })}
      />
      <FiguresNote answer={answer} coverage={coverage} format={format} />
    </Stack>
  );
  const map = (insets: Insets) => (
    <AreaMap
      label={t('map')}
      level={level}
      snapshot={overview.snapshot}
      classes={coloured}
      labelOf={labelOf}
      selected={selected?.code ?? null}
      beside={beside?.code ?? null}
      hovered={hovered}
      camera={view.camera}
      around={around}
      goTo={goTo}
      insets={insets}
      onSelect={choosing.select}
      onHover={setHovered}
      onCamera={camera => change({ camera }, { replace: true })}
    />
  );
  const show = (row: DistrictRow) => {
    change({ show: 'map' });
    setGoTo({ bounds: row.bounds, request: performance.now() });
  };
  return (
    <AreaLayout
      title={t('title')}
      panel={panel}
      map={map}
      table={
        <AreaList
          shown={listed.length}
          all={rows.length}
          only={only?.label ?? null}
          onAll={() => change({ only: null })}
        >
          <DistrictTable
            rows={listed}
            year={year}
            compare={compare}
            format={formatFigure}
            colourOf={colourOf}
            selected={selected?.code ?? null}
            hovered={hovered}
            onSelect={row => choosing.select(row.code)}
            onHover={setHovered}
          />
        </AreaList>
      }
      detail={
        selected ? (
          <DistrictDetail
            row={selected}
            beside={beside}
            rows={rows}
            year={year}
            compare={compare}
            figure={t(`figures.${figure}`)}
            format={formatFigure}
            formatDifference={formatDifference}
            choosing={choosing}
            onGoTo={() => show(selected)}
            onEndComparing={() => change({ beside: null })}
            onClose={() => change({ area: null, beside: null })}
          />
        ) : null
      }
      show={view.show}
      onShow={next => change({ show: next })}
    />
  );
}

/** All areas that have a value; without any all that there are. */
function boundsOfValued(rows: readonly DistrictRow[]): Bounds | null {
  const valued = rows.filter(({ value }) => value !== null);
  return boundsAround((valued.length > 0 ? valued : rows).map(({ bounds }) => bounds));
}

function missingOf({ missing, redrawn }: Coverage, t: ReturnType<typeof useTexts>) {
  return [
    ...(missing > 0 ? [{ key: 'missing', label: t('noValue'), count: missing }] : []),
    ...(redrawn > 0 ? [{ key: 'redrawn', label: t('redrawn'), count: redrawn }] : []),
  ];
}
