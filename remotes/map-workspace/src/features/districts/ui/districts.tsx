import { errorDetails } from '@kavel/api-client';
import type { DistrictOverview, DistrictValues } from '@kavel/contracts/districts';
import { useFormats } from '@kavel/i18n';
import type { Bounds, Insets } from '@kavel/map';
import { EmptyState, ErrorState, Skeleton, Stack, Text } from '@kavel/ui/core';
import { useCallback, useMemo, useState } from 'react';
import { type DistrictFigures, type ShownFigures, useDistrictFigures } from '../api/use-district-figures';
import { useTexts } from '../i18n';
import { boundsAround } from '../model/bounds-around';
import { classOf } from '../model/classes';
import type { DistrictRow } from '../model/district-rows';
import type { DistrictView } from '../model/district-view';
import { AreaLayout } from './area-layout';
import { AreaMap } from './area-map';
import { ClassLegend } from './class-legend';
import { DistrictDetail } from './district-detail';
import { DistrictSettings } from './district-settings';
import { DistrictTable } from './district-table';
import { type ColouredClasses, useClasses } from './use-classes';
import { type ChangeView, useDistrictView } from './use-district-view';
import { useFigureFormat } from './use-figure-format';

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

function Shown({
  view,
  change,
  figures,
  overview,
  shown: { level, figure, year, compare, rows, answer },
}: ShownProps) {
  const t = useTexts();
  const { signedPercent } = useFormats();
  const [hovered, setHovered] = useState<string | null>(null);
  const [markedClass, setMarkedClass] = useState<string | null>(null);
  const [goTo, setGoTo] = useState<{ bounds: Bounds; request: number } | null>(null);

  const formatFigure = useFigureFormat(figure);
  const format = compare === null ? formatFigure : signedPercent;
  const shown = useMemo(() => rows.flatMap(({ shown }) => shown ?? []), [rows]);
  const classes = useClasses(shown, view, [level, figure, year, compare].join(' '));
  const byCode = useMemo(() => new Map(rows.map(row => [row.code, row])), [rows]);
  const coloured = useMemo(() => areasByClass(rows, classes, markedClass), [rows, classes, markedClass]);
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

  const select = (code: string | null) => change({ area: code });
  const around = useMemo(() => boundsOfValued(rows), [rows]);
  const selected = view.area ? (byCode.get(view.area) ?? null) : null;
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
        onChange={change}
      />
      <ClassLegend
        title={title}
        classes={legendOf(classes, format)}
        missing={missingOf(rows, t)}
        marked={pointed ? keyOf(pointed, classes) : null}
        onMark={setMarkedClass}
      />
      <Source answer={answer} />
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
      hovered={hovered}
      camera={view.camera}
      around={around}
      goTo={goTo}
      insets={insets}
      onSelect={select}
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
        <DistrictTable
          rows={rows}
          year={year}
          compare={compare}
          format={formatFigure}
          colourOf={colourOf}
          selected={selected?.code ?? null}
          hovered={hovered}
          onSelect={row => select(row.code)}
          onHover={setHovered}
        />
      }
      detail={
        selected ? (
          <DistrictDetail
            row={selected}
            rows={rows}
            year={year}
            compare={compare}
            figure={t(`figures.${figure}`)}
            format={formatFigure}
            onGoTo={() => show(selected)}
            onClose={() => select(null)}
          />
        ) : null
      }
      show={view.show}
      onShow={next => change({ show: next })}
    />
  );
}

/** Where the figures come from, and the boundaries that they are shown on. */
function Source({ answer }: { answer: DistrictValues }) {
  const t = useTexts();
  const { boundaryYear, compared } = answer;
  return (
    <Text fontSize="xs" color="muted">
      {boundaryYear === null ? t('boundariesUndated') : t('boundaries', { year: boundaryYear })}{' '}
      {compared ? `${t('compareHelp')} ` : ''}
      {t('source', { source: answer.source })} {answer.fictional ? t('fictional') : ''}
    </Text>
  );
}

/** All areas that have a value; without any all that there are. */
function boundsOfValued(rows: readonly DistrictRow[]): Bounds | null {
  const valued = rows.filter(({ value }) => value !== null);
  return boundsAround((valued.length > 0 ? valued : rows).map(({ bounds }) => bounds));
}

const notMarked = '#b9b9b2';

/** Codes by class; while a class is pointed at, the others are grey. */
function areasByClass(
  rows: readonly DistrictRow[],
  classes: ColouredClasses | null,
  marked: string | null,
): { colour: string; codes: string[] }[] {
  if (!classes) return [];
  const areas = classes.counts.map((_, at) => ({
    colour: marked === null || marked === String(at) ? (classes.colours[at] ?? notMarked) : notMarked,
    codes: [] as string[],
  }));
  for (const { code, shown } of rows) {
    if (shown !== null) areas[classOf(shown, classes.thresholds)]?.codes.push(code);
  }
  return areas;
}

function legendOf(classes: ColouredClasses | null, format: (value: number) => string) {
  return (classes?.counts ?? []).map((count, at) => {
    const from = classes?.thresholds[at - 1];
    const upTo = classes?.thresholds[at];
    const label =
      from === undefined && upTo === undefined
        ? format(classes?.least ?? 0)
        : from === undefined
          ? `< ${format(upTo ?? 0)}`
          : upTo === undefined
            ? `≥ ${format(from)}`
            : `${format(from)} – ${format(upTo)}`;
    return { key: String(at), label, colour: classes?.colours[at] ?? notMarked, count };
  });
}

function missingOf(rows: readonly DistrictRow[], t: ReturnType<typeof useTexts>) {
  const without = rows.filter(({ shown }) => shown === null);
  const redrawn = without.filter(({ state }) => state === 'redrawn').length;
  const unknown = without.length - redrawn;
  return [
    ...(unknown > 0 ? [{ key: 'missing', label: t('noValue'), count: unknown }] : []),
    ...(redrawn > 0 ? [{ key: 'redrawn', label: t('redrawn'), count: redrawn }] : []),
  ];
}

function keyOf({ shown, state }: DistrictRow, classes: ColouredClasses | null): string {
  if (shown === null || !classes) return state === 'redrawn' ? 'redrawn' : 'missing';
  return String(classOf(shown, classes.thresholds));
}
