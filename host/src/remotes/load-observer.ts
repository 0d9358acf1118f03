import type { RemoteFailure } from './remote-failure';

export interface RemoteLoad {
  remote: string;
  version: string;
  module: string;
  /** From asking for the page until its component was there. */
  milliseconds: number;
}

export interface RemoteFailureReport {
  remote: string;
  version: string;
  /** Empty when an error came from somewhere in the remote's scripts. */
  module: string;
  failure: RemoteFailure;
}

/** Is told of every load and every failure of a remote; what it does with them is its own affair. */
export interface LoadObserver {
  onLoad(load: RemoteLoad): void;
  onFailure(report: RemoteFailureReport): void;
}

/** For tests, and for pages that nobody watches. */
export const noObserver: LoadObserver = { onLoad: () => undefined, onFailure: () => undefined };
