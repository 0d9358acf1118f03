import { call } from '@kavel/api-client';
import { type PermissionKey, scoreApi, scoreRequest } from '@kavel/contracts';
import { pandApi } from '@kavel/contracts/objects';
import type { PandAddresses } from '../engine/pand-addresses';

/** As many as one call answers. */
const figuresAtOnce = 500;

/** Colours for which the service is asked. */
export type Figure = 'value' | 'score';

/** One of these is enough for scores. */
export const scorePermissions: readonly PermissionKey[] = [
  'auth.property-pass',
  'auth.unrestricted-access-general',
];

/**
 * Values in € per m² or scores of panden, null where there is none; those of the first come first. One call after the
 * other: a view that is left leaves the rest unasked.
 */
export async function* pandFigures(
  by: Figure,
  panden: readonly PandAddresses[],
  signal: AbortSignal,
): AsyncGenerator<Found> {
  for (let from = 0; from < panden.length; from += figuresAtOnce) {
    signal.throwIfAborted();
    const some = panden.slice(from, from + figuresAtOnce);
    yield await (by === 'score' ? scoresOf(some, signal) : valuesOf(some, signal));
  }
}

export type Found = readonly [pandId: string, figure: number | null][];

async function scoresOf(panden: readonly PandAddresses[], signal: AbortSignal): Promise<Found> {
  const body = scoreRequest(
    panden.map(({ objectId }) => objectId),
    { parts: 'none' },
  );
  const { scores } = await call(scoreApi.propertyScores, { body }, { signal });
  const byObject = new Map(scores.map(({ objectId, score }) => [objectId, score]));
  return panden.map(({ pandId, objectId }) => [pandId, byObject.get(objectId) ?? null]);
}

async function valuesOf(panden: readonly PandAddresses[], signal: AbortSignal): Promise<Found> {
  const pandIds = panden.map(({ pandId }) => pandId);
  const { values } = await call(pandApi.pandValues, { body: { pandIds } }, { signal });
  return pandIds.map((pandId, at) => [pandId, values[at] ?? null]);
}
