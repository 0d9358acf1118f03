import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CatalogueStore, objectsById, type Snapshot } from '@kavel/catalogue';
import { estimateApi, type RealEstateObject, scoreApi, type VtwType } from '@kavel/contracts';
import { sourcingApi } from '@kavel/contracts/sourcing';
import { sustainabilityApi } from '@kavel/contracts/sustainability';
import { copyDemo } from '@kavel/demo-data/testing';
import { type Caller, createInProcessClient, hostServices, type ServiceClient } from '@kavel/service-kit';
import { createTestIssuer } from '@kavel/service-kit/testing';
import type { FastifyInstance } from 'fastify';
import { calculationRoutes } from '..';

export const testNow = () => new Date('2026-11-21T12:00:00Z');

const calculations = [
  ...Object.values(estimateApi),
  ...Object.values(scoreApi),
  ...Object.values(sourcingApi),
  ...Object.values(sustainabilityApi),
];

/** The calculation calls with a small demo town. */
export interface Harness {
  store: CatalogueStore;
  api: ServiceClient;
  caller: Caller;
  /** Objects of a type with a known area, the first by id. */
  objects(vtwType: VtwType, count: number): Promise<RealEstateObject[]>;
  stop(): Promise<void>;
}

/** `everyNth`: the town has only every n-th of its quarters. */
export async function startHarness({ everyNth }: { everyNth: number }): Promise<Harness> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kavel-calculation-'));
  await copyDemo({ dataFolder, everyNth, now: testNow });
  const store = new CatalogueStore(dataFolder);
  const issuer = await createTestIssuer();
  const app: FastifyInstance = hostServices(
    [
      {
        name: 'real-estate-data',
        endpoints: calculations,
        routes: scope => calculationRoutes(scope, { store, now: testNow }),
        ready: () => store.ready(),
        close: async () => store.close(),
      },
    ],
    { verifyToken: issuer.verifyToken },
  );
  await app.ready();
  return {
    store,
    api: createInProcessClient(() => app),
    caller: await issuer.caller(),
    objects: (vtwType, count) => store.use(snapshot => firstObjects(snapshot, vtwType, count)),
    stop: async () => {
      await app.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

async function firstObjects(
  snapshot: Snapshot,
  vtwType: VtwType,
  count: number,
): Promise<RealEstateObject[]> {
  const rows = await snapshot.rows<{ id: string }>(
    `SELECT object_id AS id FROM verblijfsobject
     WHERE vtw_type = $vtwType AND oppervlakte IS NOT NULL ORDER BY object_id LIMIT $count`,
    { vtwType, count },
  );
  const objects = await objectsById(
    snapshot,
    rows.map(row => row.id),
  );
  return objects.toSorted((a, b) => (a.objectId < b.objectId ? -1 : 1));
}
