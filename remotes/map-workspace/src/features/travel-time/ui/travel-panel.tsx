import { SectionTitle, Stack, Text } from '@kavel/ui/core';
import { lazy, Suspense } from 'react';
import { isEmpty } from '../../../common/travel/travel-area';
import { useOwnQuery } from '../../../common/use-own-query';
import type { TravelAnswer } from '../api/use-travel';
import { useTexts } from '../i18n';
import { transitTimesOf, usesTransit, withTransitSaid } from '../model/origins';
import { hasTable } from '../model/table-address';
import { AnswerState } from './answer-state';
import { AreaList } from './area-list';
import { CombinationField } from './combination-field';
import { FilterSwitch } from './filter-switch';
import { InsideFigures } from './inside-figures';
import { OriginSection, type OriginSectionProps } from './origin-section';
import { TransitForm } from './transit-form';
import { TravelActions } from './travel-actions';

const TravelTable = lazy(() => import('./travel-table'));

export interface TravelPanelProps extends OriginSectionProps {
  answer: TravelAnswer;
  /** What the times rest on, by sentence. */
  sources: readonly string[];
  /** A kept question was opened. */
  onOpened: () => void;
}

/** Origins, how one goes, the areas within reach and what lies inside of them. */
export function TravelPanel({ answer, sources, onOpened, ...origins }: TravelPanelProps) {
  const t = useTexts();
  const [query] = useOwnQuery();
  const { view, change, names } = origins;
  const { areas, chosen, transit } = answer;
  const timetable = answer.sources.data?.timetable ?? null;
  const putTransit = (next: typeof transit) => change(before => ({ ...before, transit: next }));
  return (
    <Stack gap="5" px="4" pb="4">
      <OriginSection {...origins} change={next => change(before => withTransitSaid(next(before), transit))} />
      {usesTransit(view) ? (
        <TransitForm
          transit={transit}
          timetable={timetable}
          of={transitTimesOf(view)}
          onChange={putTransit}
        />
      ) : null}
      {view.origins.length > 1 ? (
        <CombinationField
          combination={view.combination}
          onChange={combination => change(before => ({ ...before, area: null, combination }))}
        />
      ) : null}
      <AnswerState answer={answer} names={names} />
      {areas.length > 0 ? (
        <AreaList
          view={view}
          areas={areas}
          chosen={chosen}
          onChoose={area => change(before => ({ ...before, area }), { replace: true })}
        />
      ) : null}
      {chosen && !isEmpty(chosen) ? (
        <>
          <FilterSwitch />
          <InsideFigures area={chosen} />
        </>
      ) : null}
      <TravelActions view={view} answer={answer} names={names} sources={sources} onOpened={onOpened} />
      {hasTable(query) ? (
        <Suspense fallback={null}>
          <TravelTable
            view={view}
            transit={transit}
            timetable={timetable}
            onTransit={putTransit}
            sources={sources}
          />
        </Suspense>
      ) : null}
      {sources.length > 0 ? (
        <Stack as="section" aria-label={t('sources.title')} gap="0.5">
          <SectionTitle>{t('sources.title')}</SectionTitle>
          {sources.map(sentence => (
            <Text key={sentence} fontSize="xs" color="muted">
              {sentence}
            </Text>
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}
