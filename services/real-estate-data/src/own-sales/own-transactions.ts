import { createHash } from 'node:crypto';
import {
  type OwnTransactions,
  openOwnTransactions,
  type Snapshot,
  type TransactionSource,
} from '@kavel/catalogue';
import type { OrganisationCaller } from '@kavel/service-kit';
import { deliveriesThatHold } from './repositories/deliveries';
import { readSales } from './repositories/own-sales';
import type { SalesStore } from './repositories/store';

/** Organisation and version of its own sales. Stored with the filter of tiles. */
export interface OwnVersion extends OrganisationCaller {
  version: string;
}

interface Held {
  opened: Promise<OwnTransactions>;
  users: number;
  retired: boolean;
}

/** Maximum number of organisations whose sales are loaded. */
const mostHeld = 16;

/**
 * Own sales of organisations, each loaded into a separate connection beside the snapshot, until snapshot or deliveries
 * change. The version is read from the database on every call, so that a delivery takes effect when committed, in every
 * process.
 */
export class OwnTransactionsCache {
  private readonly held = new Map<string, Held>();

  constructor(private readonly store: SalesStore) {}

  /** Runs work on the transactions of the snapshot and the caller's own ones; `own`: null without any. */
  async use<T>(
    snapshot: Snapshot,
    caller: OrganisationCaller,
    work: (source: TransactionSource, own: OwnVersion | null) => Promise<T>,
  ): Promise<T> {
    const ids = await this.store.reading(caller, deliveriesThatHold);
    if (ids.length === 0) return work(snapshot, null);
    const { organisationId, userId } = caller;
    const own = { organisationId, userId, version: digest(ids) };
    return this.holding(snapshot, own, ids, source => work(source, own));
  }

  /** The same for a given version. Null when the organisation has another version now. */
  async useVersion<T>(
    snapshot: Snapshot,
    own: OwnVersion,
    work: (source: TransactionSource) => Promise<T>,
  ): Promise<T | null> {
    const ids = await this.store.reading(own, deliveriesThatHold);
    return digest(ids) === own.version ? this.holding(snapshot, own, ids, work) : null;
  }

  private async holding<T>(
    snapshot: Snapshot,
    own: OwnVersion,
    ids: readonly string[],
    work: (source: TransactionSource) => Promise<T>,
  ): Promise<T> {
    const held = this.heldFor(snapshot, own, ids);
    held.users += 1;
    try {
      return await work(await held.opened);
    } finally {
      held.users -= 1;
      closeWhenIdle(held);
    }
  }

  private heldFor(snapshot: Snapshot, own: OwnVersion, ids: readonly string[]): Held {
    const key = `${snapshot.id} ${own.organisationId} ${own.version}`;
    const known = this.held.get(key);
    if (known) {
      this.held.delete(key);
      this.held.set(key, known);
      return known;
    }
    const held: Held = { opened: this.open(snapshot, own, ids), users: 0, retired: false };
    this.held.set(key, held);
    held.opened.catch(() => this.retire(key, held));
    snapshot.whenClosed(() => this.retire(key, held));
    for (const [oldest, old] of this.held) {
      if (this.held.size <= mostHeld) break;
      this.retire(oldest, old);
    }
    return held;
  }

  private async open(snapshot: Snapshot, caller: OrganisationCaller, ids: readonly string[]) {
    return openOwnTransactions(snapshot, await this.store.reading(caller, scope => readSales(scope, ids)));
  }

  private retire(key: string, held: Held): void {
    if (this.held.get(key) === held) this.held.delete(key);
    if (held.retired) return;
    held.retired = true;
    closeWhenIdle(held);
  }
}

function closeWhenIdle({ retired, users, opened }: Held): void {
  if (!retired || users > 0) return;
  void opened.then(
    source => source.close(),
    () => undefined,
  );
}

function digest(ids: readonly string[]): string {
  return createHash('sha256').update(ids.join(' ')).digest('base64url');
}
