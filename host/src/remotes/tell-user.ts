import { bus } from '@kavel/event-bus';
import { translate } from '../i18n';

const minute = 60_000;

/** Something newer than this page is published. */
export function tellOfNewer(): void {
  bus.publish('toast', {
    tone: 'info',
    title: translate('newer.title'),
    description: translate('newer.description'),
    duration: minute,
    action: {
      label: translate('newer.reload'),
      altText: translate('newer.altText'),
      onAction: () => location.reload(),
    },
  });
}

/** A remote threw where nothing caught it; the page is still there. */
export function tellOfError(remote: string): void {
  bus.publish('toast', { tone: 'warning', title: translate('remote.stumbled', { name: remote }) });
}
