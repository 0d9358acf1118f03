import { createHmac, randomBytes } from 'node:crypto';

const mostFilters = 2_000;

/**
 * Filters that tiles are asked for. A map sends no session along with a tile: the id, which cannot be guessed, is
 * the permission, and goes with the process.
 */
export class FilterRegistry<Filter> {
  private readonly secret = randomBytes(32);
  private readonly filters = new Map<string, Filter>();

  register(filter: Filter): string {
    const id = createHmac('sha256', this.secret)
      .update(JSON.stringify(filter))
      .digest('base64url')
      .slice(0, 24);
    this.filters.delete(id);
    this.filters.set(id, filter);
    const [oldest] = this.filters.keys();
    if (this.filters.size > mostFilters && oldest !== undefined) this.filters.delete(oldest);
    return id;
  }

  /** Null for an id that is not known (any more). */
  get(id: string): Filter | null {
    return this.filters.get(id) ?? null;
  }
}
