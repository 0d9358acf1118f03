import type { Registry } from '@kavel/contracts';

/** What palette and list of shortcuts get, which are drawn over the page. */
export interface OverPageProps {
  registry: Registry;
  onClose: () => void;
}
