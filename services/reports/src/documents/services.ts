import type { Endpoint, EndpointInput, EndpointResult } from '@kavel/contracts';
import { memberInnerApi } from '@kavel/contracts/notifications';
import { type Caller, type ServiceClient, ServiceError } from '@kavel/service-kit';

/** Clients of the services that own the figures. */
export interface FigureServices {
  portfolio: ServiceClient;
  realEstateData: ServiceClient;
  auth: ServiceClient;
}

/** Calls in the name of one user, so that row-level security and permissions hold. */
export function inNameOf(services: FigureServices, caller: Caller) {
  const clientOf = ({ service }: Endpoint): ServiceClient =>
    service === 'portfolio'
      ? services.portfolio
      : service === 'auth'
        ? services.auth
        : services.realEstateData;
  return {
    ask: <E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointResult<E>> =>
      clientOf(endpoint).call(endpoint, input, caller),
    /** A colleague by id, with the register of the profile; null for nobody of the organisation. */
    member: (userId: string) =>
      services.auth.call(memberInnerApi.readMember, {
        body: { organisationId: caller.organisationId, userId },
      }),
    /**
     * Null where the service has nothing to tell, such as a cash flow without values; `withheld` where the caller has no
     * permission.
     */
    async askIfThere<E extends Endpoint>(
      endpoint: E,
      input: EndpointInput<E>,
    ): Promise<Part<EndpointResult<E>>> {
      try {
        return await clientOf(endpoint).call(endpoint, input, caller);
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        if (error.status === 403) return withheld;
        if (nothingToTell.includes(error.status)) return null;
        throw error;
      }
    },
  };
}

/** Replaces a part of a document that the caller may not see; the templates test for this value. */
export const withheld = 'withheld';
/** A part of a document: null without data. */
export type Part<Figures> = Figures | null | typeof withheld;

/** The figures of a part, where it has them. */
export function partOf<Answer, Figures>(
  answer: Part<Answer>,
  figuresOf: (answer: Answer) => Figures | null,
): Part<Figures> {
  if (answer === null || answer === withheld) return answer as null | typeof withheld;
  return figuresOf(answer as Answer);
}

/** The answer, or null when there is none for this caller. */
export function known<Answer>(answer: Part<Answer>): Answer | null {
  return answer === withheld ? null : (answer as Answer | null);
}

const nothingToTell = [404, 422];
export type Asking = ReturnType<typeof inNameOf>;
