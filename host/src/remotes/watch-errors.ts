import type { Registry } from '@kavel/contracts';
import type { LoadObserver } from './load-observer';

const addressOfRemote = /\/remotes\/([a-z][a-z0-9-]*)\/([^/\s]+)\//;

/**
 * Reports uncaught errors (event handlers, timers, rejected promises) that come from scripts of a remote to the
 * observer and to the user. The page continues.
 */
export function watchErrors(
  { remotes }: Registry,
  observer: LoadObserver,
  tell: (remote: string) => void,
): () => void {
  const hear = (thrown: unknown, file: string) => {
    const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
    const [, name, version = ''] = (stack.match(addressOfRemote) ?? file.match(addressOfRemote)) || [];
    if (name === undefined || !remotes.some(remote => remote.name === name)) return;
    observer.onFailure({
      remote: name,
      version,
      module: '',
      failure: { kind: 'evaluation', detail: String(thrown) },
    });
    tell(name);
  };
  const onError = ({ error, filename }: ErrorEvent) => hear(error, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => hear(reason, '');
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
