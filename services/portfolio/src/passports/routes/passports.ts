import { createHash, randomBytes } from 'node:crypto';
import { catalogueApi } from '@kavel/contracts';
import { passportApi, passportLinkLimits, type SharedValue } from '@kavel/contracts/passports';
import { type Caller, dateInNetherlands, route, type ServiceClient, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { organisationName } from '../../fees/routes/organisation-name';
import type { OrganisationScope } from '../../repositories/store';
import { listApprovedValues, listHoldings } from '../repositories/holdings';
import * as links from '../repositories/passport-links';
import { sharedPassport } from './shared-passport';

/** What an organisation has at an address, and read-only links to its passport. */
export function passportRoutes(
  app: FastifyInstance,
  { store, realEstateData, auth, now }: RouteContext & { auth: ServiceClient },
): void {
  route(app, passportApi.objectHoldings, ({ caller, params }) =>
    store.inOrganisation(caller, async scope => ({
      holdings: await listHoldings(scope, params.id),
      values: mayValue(caller) ? await listApprovedValues(scope, params.id) : null,
    })),
  );

  route(app, passportApi.listPassportLinks, ({ caller, query }) =>
    store.reading(caller, scope => links.listLinks(scope, query.objectId)),
  );

  route(app, passportApi.createPassportLink, async ({ caller, body }) => {
    const { objectId, until } = body;
    const parts = [...new Set(body.parts)];
    checkLastDay(until, now());
    await realEstateData.call(catalogueApi.getObject, { params: { id: objectId } });
    const sender = await organisationName(auth, caller);
    const token = randomBytes(32).toString('base64url');
    const link = await store.inOrganisation(caller, async scope => {
      const ownValue = parts.includes('own-value') ? await latestValue(scope, caller, objectId) : null;
      return links.insertLink(scope, caller, {
        ...{ objectId, until, parts, ownValue, sender },
        tokenHash: hashOf(token),
      });
    });
    return { ...link, token };
  });

  route(app, passportApi.withdrawPassportLink, async ({ caller, params }) => {
    await store.inOrganisation(caller, scope => links.withdrawLink(scope, params.id));
    return null;
  });

  // One answer for unknown, expired and withdrawn, so that it tells nothing of links that were.
  route(app, passportApi.readSharedPassport, async ({ body }) => {
    const link = await links.findLink(store, hashOf(body.token));
    if (link === undefined) throw new ServiceError('not-found', 'This link does not work');
    return sharedPassport(realEstateData, link);
  });
}

const dayMs = 86_400_000;

/** Throws `bad-request` for a day that has passed or is too far away. */
function checkLastDay(until: string, now: Date): void {
  const last = dateInNetherlands(new Date(now.getTime() + passportLinkLimits.mostDays * dayMs));
  if (until >= dateInNetherlands(now) && until <= last) return;
  throw new ServiceError('bad-request', `A link ends between today and ${last}`);
}

/** Throws `forbidden` without the permission for values, and `unprocessable` when none is approved. */
async function latestValue(scope: OrganisationScope, caller: Caller, objectId: string): Promise<SharedValue> {
  if (!mayValue(caller)) throw new ServiceError('forbidden', 'You may not share values of valuations');
  const [latest] = await listApprovedValues(scope, objectId);
  if (latest === undefined) throw new ServiceError('unprocessable', 'No approved value of this address');
  const { value, valueDate, approvedAt } = latest;
  return { value, valueDate, approvedAt };
}

const mayValue = ({ permissions }: Caller) => permissions.includes('auth.automated-valuation');

/** The token is long and random, so it needs no slow hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
