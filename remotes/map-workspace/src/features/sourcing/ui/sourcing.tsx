import { useFormats } from '@kavel/i18n';
import type { Bounds, MapCamera, MapTarget } from '@kavel/map';
import { useQuery } from '@kavel/query';
import { SavedMenu } from '@kavel/saved-searches';
import { Box, Button, Flex, Stack, Text } from '@kavel/ui/core';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';
import { AreaLayout } from '../../areas';
import { useWorkAreaFilter, useWorkAreaSwitch } from '../../work-areas';
import { sourcingQueries } from '../api/sourcing-queries';
import { useCandidates } from '../api/use-candidates';
import { useFoundArea } from '../api/use-found-area';
import { useTexts } from '../i18n';
import { openingView } from '../model/opening-view';
import { questionOf } from '../model/question';
import {
  criteriaOf,
  isWeightless,
  readSourcingView,
  type SourcingView,
  writeSourcingView,
} from '../model/sourcing-view';
import { AreaField } from './area-field';
import { Criteria } from './criteria';
import { ListSkeleton } from './list-skeleton';
import { Ranking } from './ranking';
import { SourcingMap } from './sourcing-map';
import { useRingDrawing } from './use-ring-drawing';

const CandidateDetail = lazy(async () => ({ default: (await import('./candidate-detail')).CandidateDetail }));

/** Null without an area of its own: the outlines of a work area are of the moment. */
function criteriaOfAddress(address: string) {
  const query = new URLSearchParams(address);
  return query.has('work') ? null : questionOf(readSourcingView(query), undefined);
}

/** Panden that are worth looking at: criteria, the ranking and its map. Everything chosen is in the address. */
export function Sourcing() {
  const t = useTexts();
  const { number, date } = useFormats();
  const [query, setQuery] = useOwnQuery();
  const view = useMemo(() => readSourcingView(query), [query]);
  const [work] = useWorkAreaSwitch();
  const inWorkArea = useWorkAreaFilter();
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const [seen, setSeen] = useState<Bounds | null>(null);
  const [goTo, setGoTo] = useState<MapTarget | null>(() => view.camera && { kind: 'camera', ...view.camera });

  const change = useCallback(
    (part: Partial<SourcingView>, { replace = false } = {}) =>
      setQuery(writeSourcingView(newestQuery(), part), { replace }),
    [setQuery],
  );
  const changeArea = (part: Pick<SourcingView, 'area' | 'ring'>, chosenWork: string | null) => {
    const next = writeSourcingView(newestQuery(), { ...part, pand: null });
    if (chosenWork === null) next.delete('work');
    else next.set('work', chosenWork);
    setQuery(next, { replace: false });
  };
  const drawing = useRingDrawing(ring => changeArea({ area: null, ring }, null));
  // Nothing is asked before the key of a work area is known: that would be another question.
  const question = useMemo(
    () =>
      inWorkArea === null || (work !== null && !inWorkArea.within)
        ? null
        : questionOf(view, inWorkArea.within),
    [view, inWorkArea, work],
  );
  const found = useCandidates(question);
  const { candidates, first } = found;
  const at = candidates.findIndex(({ pandId }) => pandId === view.pand);
  // A link may lead to a candidate that is on none of the pages that came.
  const beyond = useQuery({
    ...sourcingQueries.one(question ?? { area: {}, strategy: 'mixed' }, view.pand ?? ''),
    enabled: question !== null && first !== undefined && view.pand !== null && at < 0,
  });
  const open = useCallback((pand: string | null) => change({ pand }), [change]);
  const step = (to: number) => {
    const next = candidates[to];
    return next ? () => open(next.pandId) : null;
  };
  const changeSeen = useCallback(
    (camera: MapCamera, bounds: Bounds) => {
      setSeen(bounds);
      change({ camera }, { replace: true });
    },
    [change],
  );
  const saved = criteriaOf(query);

  const panel = (
    <Stack gap="4" p="4">
      <Text fontSize="sm" color="muted">
        {t('explanation')}
      </Text>
      <AreaField
        view={view}
        work={work}
        drawing={drawing}
        seen={seen}
        onArea={(area, bounds) => {
          changeArea({ area, ring: null }, null);
          if (bounds) setGoTo({ kind: 'bounds', bounds, request: performance.now() });
        }}
        onWork={chosen => changeArea({ area: null, ring: null }, chosen)}
      />
      <Criteria view={view} onChange={part => change({ ...part, pand: null })} />
      <Flex justifyContent="space-between" gap="2">
        <SavedMenu
          variant="outline"
          kind="sourcing"
          current={saved}
          criteriaOf={criteriaOfAddress}
          onOpen={address => setQuery(new URLSearchParams(address), { replace: false })}
        />
        {saved === '' ? null : (
          <Button onClick={() => setQuery(new URLSearchParams(), { replace: false })}>{t('reset')}</Button>
        )}
      </Flex>
      {first ? (
        <Box fontSize="xs" color="muted">
          {first.withoutScore > 0 ? (
            <p>{t('unscored', { count: first.withoutScore, n: number(first.withoutScore) })}</p>
          ) : null}
          <p>{t('asOf', { date: date(first.asOf) })}</p>
          {candidates.some(({ fictional }) => fictional) ? <p>{t('fictional')}</p> : null}
        </Box>
      ) : null}
    </Stack>
  );
  const candidate = candidates[at] ?? (view.pand === null ? null : beyond.data);
  const areaBounds = useFoundArea(work === null ? view.area : null)?.bounds ?? null;
  const opening = openingView({ view, areaBounds, hasCandidates: candidates.length > 0 });
  return (
    <AreaLayout
      title={t('title')}
      panel={panel}
      map={insets => (
        <SourcingMap
          candidates={candidates}
          ring={drawing.corners ?? (work === null ? view.ring : null)}
          selectedId={view.pand}
          hoveredId={hoveredId}
          view={goTo ?? opening}
          insets={insets}
          onCorner={drawing.corners ? drawing.add : null}
          onSelect={open}
          onHover={setHoveredId}
          onView={changeSeen}
        />
      )}
      table={
        <Ranking
          found={found}
          question={question}
          weightless={isWeightless(view)}
          selectedId={view.pand}
          onSelect={open}
          hoveredId={hoveredId}
          onHover={setHoveredId}
        />
      }
      detail={
        candidate ? (
          <Suspense fallback={<ListSkeleton />}>
            <CandidateDetail
              candidate={candidate}
              onPrevious={at < 0 ? null : step(at - 1)}
              onNext={at < 0 ? null : step(at + 1)}
              onClose={() => open(null)}
            />
          </Suspense>
        ) : null
      }
      show={view.show}
      onShow={show => change({ show })}
    />
  );
}
