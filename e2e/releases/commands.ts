import type { Misbehaviour } from './misbehave';
import type { TrialBuild } from './trial-build';

/** Commands of a test to the server that holds its store. */
export type Command =
  /** Publishes a build of the working tree. */
  | { do: 'publish'; remote: string }
  | { do: 'publish-trial'; trial: TrialBuild }
  /** Signs another contract version into the live release, like a publisher with later contracts. */
  | { do: 'sign-contract'; remote: string; contract: string }
  /** Publishes the working tree's build with one text in its entry replaced. */
  | { do: 'publish-changed'; remote: string; from: string; to: string }
  /** Publishes the working tree's build with a bug in its code. */
  | { do: 'publish-misbehaving'; remote: string; misbehaviour: Misbehaviour }
  /** Changes the hashes in the registry, without a valid signature. */
  | { do: 'tamper'; remote: string }
  | { do: 'rollback'; remote: string }
  | { do: 'disable'; remote: string; disabled: boolean }
  | { do: 'canary'; remote: string; version: string; percent: number };

/** A command with its number, sent between test and server. */
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
