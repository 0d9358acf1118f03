import type { RouteContext } from '../../common/context';

/** What the routes of lists need besides the usual context. */
export interface BulkContext extends RouteContext {
  /** Tells the runner of this process that there is work. */
  wake(): void;
}
