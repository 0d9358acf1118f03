/** Why a page of a remote is not there. */
export type RemoteFailure =
  | { kind: Exclude<FailureKind, 'http'>; detail: string }
  | { kind: 'http'; detail: string; status: number };

export type FailureKind =
  /** No answer at all: the connection broke. */
  | 'network'
  /** No answer in time. */
  | 'timeout'
  /** An answer other than 200. */
  | 'http'
  /** Files or release are not what was published. */
  | 'integrity'
  /** Built for contracts that this host does not serve. */
  | 'contract'
  /** A file of the remote could not be loaded by its own code. */
  | 'chunk'
  /** Asks for another version of what is shared, such as React. */
  | 'sharing'
  /** The page is not in the remote. */
  | 'missing-expose'
  /** The remote's own code threw. */
  | 'evaluation'
  /** Switched off by who releases it. */
  | 'disabled';

/** Thrown inside the loader, answered as a value outside of it. */
export class RemoteError extends Error {
  constructor(readonly failure: RemoteFailure) {
    super(failure.detail);
  }
}
