import type { Registry } from '@kavel/contracts';

/** Props of the palette and the shortcut list, which overlay the page. */
export interface OverPageProps {
  registry: Registry;
  onClose: () => void;
}
