import type { DistrictOverview } from '@kavel/contracts/districts';
import { useFormats } from '@kavel/i18n';
import type { Bounds } from '@kavel/map';
import { Stack } from '@kavel/ui/core';
import { useCallback, useMemo } from 'react';
import { AreaPage, AreaSkeleton, boundsAround, ClassLegend, useAfterFrame, useAreaPage } from '../../areas';
import type { DistrictFigures, ShownFigures } from '../api/use-district-figures';
import { useTexts } from '../i18n';
import { areasByClass, classKeyOf, coverageOf, legendOf } from '../model/class-areas';
import { placeOf, placesFromHighest, shownAt } from '../model/district-columns';
import type { DistrictView } from '../model/district-view';
import { DistrictDetail } from './district-detail';
import { DistrictSettings } from './district-settings';
import { DistrictTable } from './district-table';
import { FiguresNote } from './figures-note';
import { missingOf } from './missing-classes';
import { useClasses } from './use-classes';
import type { ChangeView } from './use-district-view';
import { useFigureFormat } from './use-figure-format';

interface DistrictPageProps {
  view: DistrictView;
  change: ChangeView;
  figures: DistrictFigures;
  overview: DistrictOverview;
  shown: ShownFigures;
}

/**
 * The page with its figures. The map is painted first: legend, table and details are rendered after that frame, from
 * `listed`.
 */
export function DistrictPage({ view, change, figures, overview, shown }: DistrictPageProps) {
  const t = useTexts();
  const state = useAreaPage(view, change);
  const { marked, hovered } = state;
  const classes = useClasses(shown, view);
  const listed = useAfterFrame(useMemo(() => ({ ...shown, classes }), [shown, classes]));
  const { answer, columns, areas } = listed;
  const { signedPercent } = useFormats();
  const formatFigure = useFigureFormat(answer.figure);
  const format = answer.compared ? signedPercent : formatFigure;

  const legend = useMemo(() => legendOf(listed.classes, format), [listed.classes, format]);
  const coverage = useMemo(() => coverageOf(columns), [columns]);
  const missing = useMemo(() => missingOf(coverage, t), [coverage, t]);
  const only = [...legend, ...missing].find(({ key }) => key === view.only) ?? null;
  const onlyKey = only?.key ?? null;
  const alone = marked ?? onlyKey;
  const coloured = useMemo(
    () => areasByClass(shown.columns, classes, alone),
    [shown.columns, classes, alone],
  );
  const all = useMemo(() => placesFromHighest(columns), [columns]);
  const places = useMemo(
    () =>
      onlyKey === null ? all : all.filter(place => classKeyOf(columns, place, listed.classes) === onlyKey),
    [all, columns, listed.classes, onlyKey],
  );
  const labelOf = useCallback(
    (code: string) => {
      const place = placeOf(columns, code);
      const name = areas?.names[place ?? -1];
      if (place === null || name === undefined) return null;
      const value = shownAt(columns, place);
      const missingLabel = t(columns.states[place] === 'redrawn' ? 'redrawn' : 'noValue');
      return `${name}: ${value === null ? missingLabel : format(value)}`;
    },
    [columns, areas, format, t],
  );
  const around = useMemo(() => boundsOfValued(listed), [listed]);

  const { select } = state.choosing;
  const selectPlace = useCallback((place: number) => select(columns.codes[place] ?? null), [select, columns]);
  const changeAll = useCallback<ChangeView>(next => change({ ...next, only: null }), [change]);
  const selected = placeOf(columns, view.area);
  const beside = selected === null ? null : placeOf(columns, view.beside);
  const pointed = placeOf(columns, hovered);
  const year = answer.compared ? `${answer.compared.year} – ${answer.year}` : answer.year;
  const panel = (
    <Stack gap="4" p="4">
      <DistrictSettings
        view={view}
        overview={overview}
        years={figures.years}
        year={figures.year}
        compare={figures.compare}
        thresholds={classes?.thresholds ?? []}
        onChange={changeAll}
        onYears={figures.prepareYears}
        onFigures={figures.prepareFigures}
      />
      <ClassLegend
        title={`${t(`figures.${answer.figure}`)} ${year}`}
        classes={legend}
        missing={missing}
        marked={pointed === null ? null : classKeyOf(columns, pointed, listed.classes)}
        onMark={state.setMarked}
        selected={onlyKey}
        onSelect={state.setOnly}
      />
      <FiguresNote answer={answer} coverage={coverage} format={format} />
    </Stack>
  );
  const mapLevel = figures.level ?? shown.answer.level;
  return (
    <AreaPage
      title={t('title')}
      mapLabel={t('map')}
      view={view}
      state={state}
      level={mapLevel}
      snapshot={overview.snapshot}
      classes={mapLevel === shown.answer.level ? coloured : null}
      labelOf={labelOf}
      around={around}
      selected={selected === null ? null : view.area}
      beside={beside === null ? null : view.beside}
      panel={panel}
      shown={places.length}
      all={all.length}
      only={only?.label ?? null}
      table={
        areas ? (
          <DistrictTable
            columns={columns}
            areas={areas}
            places={places}
            year={answer.year}
            compare={answer.compared?.year ?? null}
            format={formatFigure}
            classes={listed.classes}
            selected={selected}
            hovered={pointed}
            onSelect={selectPlace}
            onHover={state.setHovered}
          />
        ) : (
          <AreaSkeleton />
        )
      }
      detail={
        selected !== null && areas ? (
          <DistrictDetail
            answer={answer}
            columns={columns}
            areas={areas}
            place={selected}
            beside={beside}
            choosing={state.choosing}
            onShowOnMap={state.showOnMap}
            onEndComparing={state.endComparing}
            onClose={state.close}
          />
        ) : null
      }
    />
  );
}

/** Around all areas that have a value; without any around all that there are. */
function boundsOfValued({ answer, areas }: ShownFigures): Bounds | null {
  const all = areas?.bounds ?? [];
  const valued = all.filter((_, place) => answer.values[place] !== null);
  return boundsAround((valued.length > 0 ? valued : all).filter(bounds => bounds !== null));
}
