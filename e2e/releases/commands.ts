import type { Misbehaviour } from './misbehave';
import type { TrialBuild } from './trial-build';

/** What a test may ask the server that holds its store. */
export type Command =
  /** Brings in a build of the working tree. */
  | { do: 'publish'; remote: string }
  | { do: 'publish-trial'; trial: TrialBuild }
  /** Signs another contract into the live release, as a publisher with later contracts would have. */
  | { do: 'sign-contract'; remote: string; contract: string }
  /** Publishes the working tree's build with one text in its entry replaced. */
  | { do: 'publish-changed'; remote: string; from: string; to: string }
  /** Publishes the working tree's build with a mistake in its code. */
  | { do: 'publish-misbehaving'; remote: string; misbehaviour: Misbehaviour }
  /** Changes what the registry pins, without a signature for it. */
  | { do: 'tamper'; remote: string }
  | { do: 'rollback'; remote: string }
  | { do: 'disable'; remote: string; disabled: boolean }
  | { do: 'canary'; remote: string; version: string; percent: number };

/** A command under its number, over the channel between test and server. */
export interface Numbered {
  number: number;
  command: Command;
}

export interface Done {
  number: number;
  error?: string;
}

export interface Listening {
  port: number;
}
