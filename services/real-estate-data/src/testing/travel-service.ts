import { CatalogueStore } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { type IsochroneQuestion, type Isochrones, travelTimeApi } from '@kavel/contracts/travel-time';
import { copyDemo } from '@kavel/demo-data/testing';
import { type Caller, createInProcessClient, hostServices, type ServiceClient } from '@kavel/service-kit';
import { createTestIssuer } from '@kavel/service-kit/testing';
import { travelTimeRoutes } from '../travel-time/routes/travel-time';

/** In the demo municipality, beside a road. */
export const centre = { lon: 5.25, lat: 52.58 };
export const transit = { date: '2026-11-24', time: '08:30' };

export interface OriginsAsked {
  origins: readonly (Partial<IsochroneQuestion['origins'][number]> & { minutes: number[] })[];
}

export interface TravelService {
  client: ServiceClient;
  caller: Caller;
  /** Origins are in the centre and on foot where they do not say otherwise. */
  isochrones(question: OriginsAsked & Record<string, unknown>): Promise<Isochrones>;
  stop(): Promise<void>;
}

/** Travel times over the roads and the timetable of the demo. @param address of a Valhalla that works them out instead. */
export async function startTravelService(address?: string): Promise<TravelService> {
  const folder = await temporaryFolder();
  await copyDemo({ dataFolder: folder.path, everyNth: 12, now: () => new Date('2026-11-21T12:00:00Z') });
  const issuer = await createTestIssuer();
  const caller = await issuer.caller();
  const store = new CatalogueStore(folder.path);
  const app = hostServices(
    [
      {
        name: 'real-estate-data',
        endpoints: Object.values(travelTimeApi),
        routes: scope => travelTimeRoutes(scope, store, address),
        ready: () => store.ready(),
        close: async () => store.close(),
      },
    ],
    { verifyToken: issuer.verifyToken },
  );
  await app.ready();
  const client = createInProcessClient(() => app);
  return {
    client,
    caller,
    isochrones(question) {
      const origins = question.origins.map(origin => ({ ...centre, mode: 'walk', ...origin }));
      return client.call(travelTimeApi.isochrones, { body: { ...question, origins } } as never, caller);
    },
    async stop() {
      await app.close();
      await folder.remove();
    },
  };
}
