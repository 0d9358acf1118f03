import type { BulkLine } from '@kavel/contracts/bulk';
import type { ColumnRole } from './columns';
import type { ListBook, Opened } from './list-book';

type Method = 'openFile' | 'openText' | 'openSheet' | 'lines';

export interface BookCall {
  id: number;
  method: Method;
  args: unknown[];
}

export interface BookAnswer {
  id: number;
  result: unknown;
}

type Ask = (method: Method, ...args: unknown[]) => Promise<unknown>;

/** A list in a worker; in the page itself where workers are missing, as in tests. */
export class ListReader {
  private constructor(
    private readonly ask: Ask,
    readonly close: () => void,
  ) {}

  static open(): ListReader {
    if (typeof Worker === 'undefined') return new ListReader(inThePage(), () => undefined);
    const worker = new Worker(new URL('./list-worker.ts', import.meta.url));
    return new ListReader(inWorker(worker), () => worker.terminate());
  }

  openFile(bytes: Uint8Array<ArrayBuffer>): Promise<Opened> {
    return this.ask('openFile', bytes) as Promise<Opened>;
  }

  openText(text: string): Promise<Opened> {
    return this.ask('openText', text) as Promise<Opened>;
  }

  openSheet(sheet: number): Promise<Opened> {
    return this.ask('openSheet', sheet) as Promise<Opened>;
  }

  lines(roles: readonly ColumnRole[], from: number, to: number): Promise<BulkLine[]> {
    return this.ask('lines', roles, from, to) as Promise<BulkLine[]>;
  }
}

function inThePage(): Ask {
  const book: Promise<ListBook> = import('./list-book').then(module => new module.ListBook());
  return async (method, ...args) => {
    const opened = await book;
    return (opened[method] as (...values: unknown[]) => unknown).apply(opened, args);
  };
}

/** A worker that crashes, for example without memory, rejects all pending calls. */
function inWorker(worker: Worker): Ask {
  const open = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let asked = 0;
  worker.onmessage = ({ data: { id, result } }: MessageEvent<BookAnswer>) => {
    open.get(id)?.resolve(result);
    open.delete(id);
  };
  worker.onerror = event => {
    for (const { reject } of open.values()) reject(new Error(event.message || 'The list cannot be read'));
    open.clear();
  };
  return (method, ...args) =>
    new Promise((resolve, reject) => {
      asked += 1;
      open.set(asked, { resolve, reject });
      worker.postMessage({ id: asked, method, args } satisfies BookCall);
    });
}
