import { RemoteError } from './remote-failure';

/**
 * Runs a script of a remote. Rejects with a RemoteError: `chunk` when the browser could not load it, `evaluation` when
 * it threw.
 */
export function runScript(url: string, integrity = ''): Promise<void> {
  return new Promise((done, fail) => {
    const script = document.createElement('script');
    let thrown: ErrorEvent | undefined;
    const hear = (event: ErrorEvent) => {
      if (event.filename === url) thrown = event;
    };
    const end = (problem?: RemoteError) => {
      removeEventListener('error', hear);
      script.remove();
      if (problem) fail(problem);
      else done();
    };
    addEventListener('error', hear);
    script.src = url;
    script.integrity = integrity;
    script.onerror = () => end(new RemoteError({ kind: 'chunk', detail: `${url} could not be executed` }));
    script.onload = () =>
      end(thrown && new RemoteError({ kind: 'evaluation', detail: `${url} threw: ${thrown.message}` }));
    document.head.append(script);
  });
}
