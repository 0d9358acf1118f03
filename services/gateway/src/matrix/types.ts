import type { Endpoint } from '@kavel/contracts';

/** Kind of an object of an organisation, as named in a path. */
export type Kind = string;

export interface Reply {
  status: number;
  type: string;
  text: string;
}

/** One call of a user. `actingFor`: the user acted for. */
export type Ask = (endpoint: Endpoint, input: Input, actingFor?: string) => Promise<Reply>;

/** Input of one call, generated for a user. */
export interface Input {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** A field in the input of a call that refers to an object: `params.id`, `query.portfolioId`, `body.unitIds`. */
export interface Slot {
  part: 'params' | 'query' | 'body';
  field: string;
  kind: Kind;
}

export type IdsFor = (slot: Slot) => string;

/** A user, and how to call in their name. */
export interface Person {
  /** Part of everything that only the user's organisation may see. */
  marker: string;
  userId: string;
  organisationId: string;
  /** Ids of the catalogue. */
  objectId: string;
  transactionId: string;
  ask: Ask;
  /** A second session. */
  signInAgain(): Promise<void>;
  /** Id of a new colleague. */
  colleague(): Promise<string>;
}

/** The objects of a user: one of each kind, created on first use. */
export interface Organisation extends Person {
  one(kind: Kind): Promise<string>;
  /** With new objects. */
  afresh(): Organisation;
  /** `choose`: ids other than their own. */
  input(endpoint: Endpoint, choose?: (slot: Slot) => string | undefined, whole?: boolean): Promise<Input>;
  /** Result of a call by its name; throws on an error. */
  call(name: string, choose?: (slot: Slot) => string | undefined): Promise<unknown>;
}
