import type { RemoteFailure } from './remote-failure';

export interface RemoteLoad {
  remote: string;
  version: string;
  module: string;
  /** Slot of another page for which a widget was loaded; absent for pages. */
  slot?: string | undefined;
  /** From the request of the page or widget until its component was available. */
  milliseconds: number;
}

export interface RemoteFailureReport {
  remote: string;
  version: string;
  /** Empty when the error came from an unknown module of the remote. */
  module: string;
  /** Slot in which a widget failed; absent for pages. */
  slot?: string | undefined;
  failure: RemoteFailure;
}

/** Observes every load and every failure of a remote. */
export interface LoadObserver {
  onLoad(load: RemoteLoad): void;
  onFailure(report: RemoteFailureReport): void;
}

/** No-op observer, for tests and pages that are not monitored. */
export const noObserver: LoadObserver = { onLoad: () => undefined, onFailure: () => undefined };
