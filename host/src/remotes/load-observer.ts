import type { RemoteFailure } from './remote-failure';

export interface RemoteLoad {
  remote: string;
  version: string;
  module: string;
  /** Slot of another page for which a widget was loaded; absent for pages. */
  slot?: string | undefined;
  /** From asking for the page or widget until its component was there. */
  milliseconds: number;
}

export interface RemoteFailureReport {
  remote: string;
  version: string;
  /** Empty when an error came from somewhere in the remote's scripts. */
  module: string;
  /** Slot in which a widget failed; absent for pages. */
  slot?: string | undefined;
  failure: RemoteFailure;
}

/** Receives every load and every failure of a remote. */
export interface LoadObserver {
  onLoad(load: RemoteLoad): void;
  onFailure(report: RemoteFailureReport): void;
}

/** For tests, and for pages that nobody watches. */
export const noObserver: LoadObserver = { onLoad: () => undefined, onFailure: () => undefined };
