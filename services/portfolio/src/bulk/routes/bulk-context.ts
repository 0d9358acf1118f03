import type { RouteContext } from '../../common/context';

/** What the routes of lists work with besides. */
export interface BulkContext extends RouteContext {
  /** Tells the runner of this process that there is work. */
  wake(): void;
}
