/** Cause of a failed page of a remote. */
export type RemoteFailure =
  | { kind: Exclude<FailureKind, 'http'>; detail: string }
  | { kind: 'http'; detail: string; status: number };

export type FailureKind =
  /** The connection failed. */
  | 'network'
  /** No response in time. */
  | 'timeout'
  /** A status other than 200. */
  | 'http'
  /** The files or the release differ from what was published. */
  | 'integrity'
  /** Built for contracts that this host does not support. */
  | 'contract'
  /** The remote's own code could not load one of its chunks. */
  | 'chunk'
  /** Requires another version of a shared module, such as React. */
  | 'sharing'
  /** The remote does not contain the page. */
  | 'missing-expose'
  /** The remote's own code threw. */
  | 'evaluation'
  /** Disabled by the release manager. */
  | 'disabled';

/** Thrown within the loader; returned as a value outside of it. */
export class RemoteError extends Error {
  constructor(readonly failure: RemoteFailure) {
    super(failure.detail);
  }
}
