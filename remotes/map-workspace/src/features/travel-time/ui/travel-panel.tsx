import { travelCombinations, travelTimeLimits } from '@kavel/contracts/travel-time';
import { HStack, Notice, PlainList, SectionTitle, Spinner, Stack, Text } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { lazy, Suspense } from 'react';
import type { TravelPoint } from '../../../common/travel/travel-address';
import { isEmpty } from '../../../common/travel/travel-area';
import { useOwnQuery } from '../../../common/use-own-query';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import type { TravelAnswer, useTravelView } from '../api/use-travel';
import { useTexts } from '../i18n';
import { isFull, transitTimesOf, usesTransit, withChanged, withoutOrigin } from '../model/origins';
import { hasTable } from '../model/table-address';
import { AddOrigin } from './add-origin';
import { AreaList } from './area-list';
import { FilterSwitch } from './filter-switch';
import { InsideFigures } from './inside-figures';
import { OriginRow } from './origin-row';
import { TransitForm } from './transit-form';
import { TravelActions } from './travel-actions';
import { TravelProblem } from './travel-problem';

const TravelTable = lazy(() => import('./travel-table'));

export interface TravelPanelProps extends ReturnType<typeof useTravelView> {
  workspace: WorkspaceProps;
  answer: TravelAnswer;
  /** Of the origins. */
  names: readonly string[];
  /** What the times rest on, by sentence. */
  sources: readonly string[];
  picking: boolean;
  onPicking: (picking: boolean) => void;
  /** A kept question was opened. */
  onOpened: () => void;
  /** `follow`: the map goes to the new area. */
  onAdd: (point: TravelPoint, options: { follow: boolean }) => void;
}

/** Origins, how one goes, the areas within reach and what lies inside of them. */
export function TravelPanel({ workspace, view, change, answer, names, ...props }: TravelPanelProps) {
  const t = useTexts();
  const { bounds, goTo } = workspace;
  const { origins, combination } = view;
  const { areas, chosen, transit, error } = answer;
  const [query] = useOwnQuery();
  const timetable = answer.sources.data?.timetable ?? null;
  const putTransit = (next: typeof transit) => change(before => ({ ...before, transit: next }));
  const excess = origins.length - travelTimeLimits.origins;
  const [west, south, east, north] = bounds ?? [0, 0, 0, 0];
  return (
    <Stack gap="5" px="4" pb="4">
      <Stack as="section" aria-label={t('origins')} gap="2">
        {origins.length === 0 ? (
          <Text fontSize="sm" color="muted">
            {t('noOrigins')}
          </Text>
        ) : (
          <PlainList rules="between" aria-label={t('origins')}>
            {origins.map((origin, number) => (
              <OriginRow
                // Origins have no id of their own, and two may be at one place.
                key={`${number} ${origin.lon} ${origin.lat}`}
                origin={origin}
                number={number}
                name={names[number] ?? ''}
                onChange={changed => change(before => withChanged(before, number, changed))}
                onRemove={() => change(before => withoutOrigin(before, number))}
                onGoTo={() =>
                  goTo({
                    kind: 'target',
                    target: { kind: 'place', lon: origin.lon, lat: origin.lat, request: performance.now() },
                  })
                }
              />
            ))}
          </PlainList>
        )}
        <AddOrigin
          full={isFull(view)}
          picking={props.picking}
          onPicking={props.onPicking}
          centre={bounds && { lon: (west + east) / 2, lat: (south + north) / 2 }}
          onAdd={props.onAdd}
        />
      </Stack>
      {usesTransit(view) ? (
        <TransitForm
          transit={transit}
          timetable={timetable}
          of={transitTimesOf(view)}
          onChange={putTransit}
        />
      ) : null}
      {origins.length > 1 ? (
        <Stack gap="1">
          <SectionTitle>{t('together')}</SectionTitle>
          <Segmented
            label={t('together')}
            stretched
            value={combination ?? 'none'}
            options={(['none', ...travelCombinations] as const).map(value => {
              return { value, label: t(`togethers.${value}`) };
            })}
            onChange={value =>
              change(before => ({ ...before, area: null, combination: value === 'none' ? null : value }))
            }
          />
        </Stack>
      ) : null}
      {excess > 0 ? (
        <Notice tone="warning">
          {t('tooMany', { n: origins.length, most: travelTimeLimits.origins, excess })}
        </Notice>
      ) : error ? (
        <TravelProblem error={error} names={names} date={transit.date} onRetry={answer.retry} />
      ) : null}
      {answer.isFetching ? (
        <HStack gap="2" fontSize="sm" color="muted">
          <Spinner label={t('busy')} />
          <span aria-hidden>{t('busy')}</span>
        </HStack>
      ) : null}
      {areas.length > 0 ? (
        <>
          <AreaList
            view={view}
            areas={areas}
            chosen={chosen}
            onChoose={area => change(before => ({ ...before, area }), { replace: true })}
          />
          {chosen && !isEmpty(chosen) ? (
            <>
              <FilterSwitch />
              <InsideFigures area={chosen} />
            </>
          ) : null}
        </>
      ) : null}
      <TravelActions
        view={view}
        answer={answer}
        names={names}
        sources={props.sources}
        onOpened={props.onOpened}
      />
      {hasTable(query) ? (
        <Suspense fallback={null}>
          <TravelTable
            view={view}
            transit={transit}
            timetable={timetable}
            onTransit={putTransit}
            sources={props.sources}
          />
        </Suspense>
      ) : null}
      {props.sources.length > 0 ? (
        <Stack as="section" aria-label={t('sources.title')} gap="0.5">
          <SectionTitle>{t('sources.title')}</SectionTitle>
          {props.sources.map(sentence => (
            <Text key={sentence} fontSize="xs" color="muted">
              {sentence}
            </Text>
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}
