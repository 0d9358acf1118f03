import { createHash } from 'node:crypto';
import {
  type OwnTransactions,
  openOwnTransactions,
  type Snapshot,
  type TransactionSource,
  transactionsOf,
} from '@kavel/catalogue';
import type { OrganisationCaller } from '@kavel/service-kit';
import type { OutlineBook } from '../outlines/outline-book';
import { deliveriesThatHold } from './repositories/deliveries';
import { readSales } from './repositories/own-sales';
import type { SalesStore } from './repositories/store';

/** Organisation, version of its own sales, and outlines to filter by. Stored with the filter of tiles. */
export interface OwnVersion extends OrganisationCaller {
  version: string;
  /** Key of the outlines. */
  within?: string | undefined;
}

interface Held {
  opened: Promise<OwnTransactions>;
  users: number;
  retired: boolean;
}

/** Maximum number of sources that are loaded: an organisation has one for each of its outlines. */
const mostHeld = 16;

/**
 * Own sales of organisations, and what lies inside of their outlines, each loaded into a separate connection beside the
 * snapshot, until snapshot or deliveries change. The version is read from the database on every call, so that a delivery takes effect when committed, in every
 * process.
 */
export class OwnTransactionsCache {
  private readonly held = new Map<string, Held>();

  constructor(
    private readonly store: SalesStore,
    private readonly outlines: OutlineBook,
  ) {}

  /**
   * Runs work on the transactions of the snapshot and the caller's own ones, those inside of outlines where their key is
   * given; `own`: null when these are simply those of the snapshot. Throws `not-found` for outlines of others.
   */
  async use<T>(
    snapshot: Snapshot,
    { caller, within }: { caller: OrganisationCaller; within: string | undefined },
    work: (source: TransactionSource, own: OwnVersion | null) => Promise<T>,
  ): Promise<T> {
    const ids = await this.store.reading(caller, deliveriesThatHold);
    if (ids.length === 0 && within === undefined) return work(await transactionsOf(snapshot), null);
    const { organisationId, userId } = caller;
    const own = { organisationId, userId, version: digest(ids), within };
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
    const key = `${snapshot.id} ${own.organisationId} ${own.version} ${own.within ?? ''}`;
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

  private async open(snapshot: Snapshot, own: OwnVersion, ids: readonly string[]) {
    const [sales, inside] = await Promise.all([
      this.store.reading(own, scope => readSales(scope, ids)),
      own.within === undefined ? null : this.outlines.insideOf(own, own.within),
    ]);
    return openOwnTransactions(snapshot, { sales, inside });
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
