import { catalogueApi, type Endpoint, type EndpointInput, estimateApi, scoreApi } from '@kavel/contracts';
import { objectApi } from '@kavel/contracts/objects';
import { type PassportPart, type SharedPassport, siteApi } from '@kavel/contracts/passports';
import { type Caller, type ServiceClient, ServiceError } from '@kavel/service-kit';
import type { PassportLinkRow } from '../repositories/passport-links';

/** What a link shows: the registers as they are now, the own value as it was. */
export async function sharedPassport(
  realEstateData: ServiceClient,
  link: PassportLinkRow,
): Promise<SharedPassport> {
  const params = { id: link.object_id };
  const caller = inNameOf(link);
  const ask = async <E extends Endpoint>(part: PassportPart, endpoint: E, input: EndpointInput<E>) =>
    link.parts.includes(part) ? orNull(realEstateData.call(endpoint, input, caller)) : null;
  const [object, figures, site, estimate, score] = await Promise.all([
    realEstateData.call(catalogueApi.getObject, { params }),
    ask('facts', objectApi.objectFigures, { params }),
    ask('location', siteApi.objectSite, { params, query: {} }),
    ask('value', estimateApi.estimateAddress, { params }),
    ask('score', scoreApi.propertyScore, { params }),
  ]);
  return {
    sharedBy: link.sender,
    createdAt: link.created_at.toISOString(),
    expiresAt: link.expires_at.toISOString(),
    parts: link.parts,
    ...{ object, figures, site, estimate, score },
    ownValue: link.own_value,
  };
}

/** Nobody is signed in: the call may read a score and a site, and nothing else. */
function inNameOf(link: PassportLinkRow): Caller {
  return {
    actorId: link.actor_id,
    actorName: link.actor_name,
    userId: link.user_id,
    userName: link.user_name,
    organisationId: link.organisation_id,
    permissions: ['auth.property-pass'],
    token: '',
  };
}

const nothingToTell = [404, 422];

/** Null where the service has nothing to tell, such as a value without comparable sales. */
async function orNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ServiceError && nothingToTell.includes(error.status)) return null;
    throw error;
  }
}
