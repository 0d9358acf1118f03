import type { Endpoint } from '@kavel/contracts';

/** What a thing of an organisation is, as the segment of a path names it. */
export type Kind = string;

export interface Reply {
  status: number;
  type: string;
  text: string;
}

/** One call in somebody's name. `actingFor`: the user he acts for. */
export type Ask = (endpoint: Endpoint, input: Input, actingFor?: string) => Promise<Reply>;

/** Input of one call, made for somebody. */
export interface Input {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** A place in the input of a call that names something: `params.id`, `query.portfolioId`, `body.unitIds`. */
export interface Slot {
  part: 'params' | 'query' | 'body';
  field: string;
  kind: Kind;
}

export type IdsFor = (slot: Slot) => string;

/** Somebody, and how he is asked in the name of. */
export interface Person {
  /** Stands in everything that only his organisation may see. */
  marker: string;
  userId: string;
  organisationId: string;
  /** Of the catalogue. */
  objectId: string;
  ask: Ask;
  /** A second session. */
  signInAgain(): Promise<void>;
  /** Id of a new colleague. */
  colleague(): Promise<string>;
}

/** Things of somebody: one of each kind, made when it is first asked for. */
export interface Organisation extends Person {
  one(kind: Kind): Promise<string>;
  /** With other things than these. */
  afresh(): Organisation;
  /** `choose`: other ids than his own. */
  input(endpoint: Endpoint, choose?: (slot: Slot) => string | undefined, whole?: boolean): Promise<Input>;
  /** Result of a call by its name; throws when it is none. */
  call(name: string, choose?: (slot: Slot) => string | undefined): Promise<unknown>;
}
