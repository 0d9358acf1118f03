import { createHmac, randomBytes } from 'node:crypto';

const mostFilters = 2_000;

/**
 * Filters used in tile URLs. Tile requests have no session: the unguessable id is the permission, and is lost with the
 * process.
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

  /** Null for an unknown or expired id. */
  get(id: string): Filter | null {
    return this.filters.get(id) ?? null;
  }
}
