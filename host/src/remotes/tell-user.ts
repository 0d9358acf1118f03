import { bus } from '@kavel/event-bus';
import { translate } from '../i18n';

const minute = 60_000;

/** Tells the user that a newer version is published. */
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

/** Tells the user that a remote threw an uncaught error; the page is still there. */
export function tellOfError(remote: string): void {
  bus.publish('toast', { tone: 'warning', title: translate('remote.stumbled', { name: remote }) });
}
