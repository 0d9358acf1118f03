import { setTimeout } from 'node:timers/promises';
import { ServiceError } from '@kavel/service-kit';
import { Snapshot } from './snapshot';
import { SnapshotFiles } from './snapshot-files';

const checkEveryMs = 1_000;
/** Timeouts for the first snapshot to open: of a query, and of a readiness check. */
const usualTimeouts = { questionMs: 10_000, readyMs: 2_000 };

/** Thrown while there is no first snapshot, from an import, the demo or a pull. */
export class NoSnapshotError extends ServiceError {
  constructor(remedy = 'run `npm run data -- demo` or an import first.') {
    super('unavailable', `The catalogue is empty: ${remedy}`);
  }
}

/** Thrown while the first snapshot is being opened; one of an older version is indexed then. */
export class SnapshotOpeningError extends ServiceError {
  constructor() {
    super('unavailable', 'The catalogue is being made ready: try again in a minute.');
  }
}

interface Held {
  snapshot: Snapshot;
  users: number;
  retired: boolean;
}

/**
 * The catalogue of a running service: always one complete snapshot. When the pointer changes, new work gets the new
 * snapshot; running work keeps the one it started with, which is closed after its last user.
 */
export class CatalogueStore {
  readonly files: SnapshotFiles;
  private held: Held | null = null;
  private timer: NodeJS.Timeout | null = null;
  private reported = '';
  private closed = false;
  private opening = false;
  private lastLook: Promise<void> = Promise.resolve();

  /**
   * `prepare` is awaited before a snapshot is served, so that no request waits for it. `remedy` tells the user what to
   * do while there is none.
   */
  constructor(
    dataFolder: string,
    private readonly prepare: (snapshot: Snapshot) => Promise<void> = async () => undefined,
    private readonly timeouts = usualTimeouts,
    private readonly remedy?: string,
  ) {
    this.files = new SnapshotFiles(dataFolder);
  }

  /** Runs work on the current snapshot. */
  async use<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
    if (!this.held) await this.openFirst(this.timeouts.questionMs);
    this.watch();
    const held = this.held;
    if (!held) throw this.opening ? new SnapshotOpeningError() : new NoSnapshotError(this.remedy);
    held.users += 1;
    try {
      return await work(held.snapshot);
    } finally {
      held.users -= 1;
      closeWhenIdle(held);
    }
  }

  /**
   * Checks the pointer now; the timer does so every second. Checks are serialised: a running check may have read the
   * pointer before it changed.
   */
  refresh(): Promise<void> {
    const look = this.lastLook.then(() => this.followPointer());
    this.lastLook = look.catch(() => undefined);
    return look;
  }

  /** The served snapshot; null: none yet. */
  get serving(): string | null {
    return this.held?.snapshot.id ?? null;
  }

  async ready(): Promise<boolean> {
    if (!this.held) await this.openFirst(this.timeouts.readyMs).catch(() => undefined);
    this.watch();
    return this.held !== null;
  }

  /** Stops for good: a running check opens no more snapshots. */
  close(): void {
    this.closed = true;
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    this.retire();
  }

  private async openFirst(timeoutMs: number): Promise<void> {
    const given = new AbortController();
    const tooLong = setTimeout(timeoutMs, undefined, { ref: false, signal: given.signal }).catch(
      () => undefined,
    );
    try {
      await Promise.race([this.refresh(), tooLong]);
    } finally {
      given.abort();
    }
  }

  private watch(): void {
    this.timer ??= setInterval(() => this.refresh().catch(error => this.report(error)), checkEveryMs).unref();
  }

  private async followPointer(): Promise<void> {
    const pointer = await this.files.readPointer();
    if (!pointer || pointer.snapshot === this.held?.snapshot.id) return;
    this.opening = true;
    const snapshot = await this.openPrepared(pointer.snapshot).finally(() => {
      this.opening = false;
    });
    if (this.closed) return snapshot.close();
    this.retire();
    this.held = { snapshot, users: 0, retired: false };
  }

  private async openPrepared(id: string): Promise<Snapshot> {
    const snapshot = await Snapshot.open(id, this.files.snapshot(id));
    await this.prepare(snapshot).catch(error => {
      snapshot.close();
      throw error;
    });
    return snapshot;
  }

  /** Reports each problem once, because the timer sees it again every second. */
  private report(error: unknown): void {
    const trouble = String(error);
    if (this.closed || trouble === this.reported) return;
    this.reported = trouble;
    console.error('The new catalogue snapshot cannot be opened; the old one goes on.', error);
  }

  private retire(): void {
    const held = this.held;
    this.held = null;
    if (!held) return;
    held.retired = true;
    closeWhenIdle(held);
  }
}

function closeWhenIdle(held: Held): void {
  if (held.retired && held.users === 0) held.snapshot.close();
}
