import { call } from '@kavel/api-client';
import { type PermissionKey, scoreApi, scoreRequest } from '@kavel/contracts';
import { pandApi } from '@kavel/contracts/objects';
import type { PandAddresses } from '../engine/pand-addresses';

/** As many as one call answers. */
export const figuresAtOnce = 500;

/** Colours for which the service is asked. */
export type Figure = 'value' | 'score';

/** One of these is enough for scores. */
export const scorePermissions: readonly PermissionKey[] = [
  'auth.property-pass',
  'auth.unrestricted-access-general',
];

/** Values in € per m² or scores of at most `figuresAtOnce` panden; null where there is none. */
export async function pandFigures(
  by: Figure,
  panden: readonly PandAddresses[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number | null>> {
  if (panden.length === 0) return new Map();
  return new Map(await (by === 'score' ? scoresOf(panden, signal) : valuesOf(panden, signal)));
}

type Found = [pandId: string, figure: number | null][];

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
