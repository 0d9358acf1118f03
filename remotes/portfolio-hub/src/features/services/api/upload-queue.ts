import { call } from '@kavel/api-client';
import { type ServiceFile, serviceApi } from '@kavel/contracts/services';
import { isFinal } from '../model/refusal';
import { unfinished } from './unfinished';
import { uploadFile } from './upload-file';

/** A queued or running upload. */
export interface QueuedUpload {
  key: number;
  serviceId: string;
  name: string;
  size: number;
  state: 'waiting' | 'sending' | 'checking' | 'failed';
  sent: number;
  resumed: boolean;
  error: unknown;
  /** A retry may succeed. */
  canRetry: boolean;
}

interface Task {
  file: File;
  fileId: string | null;
  abort: AbortController;
}

const atOnce = 2;

let uploads: readonly QueuedUpload[] = [];
let lastKey = 0;
const tasks = new Map<number, Task>();
const listeners = new Set<() => void>();
let onDone: (upload: QueuedUpload, file: ServiceFile) => void = () => undefined;

function publish(next: readonly QueuedUpload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

function change(key: number, changed: Partial<QueuedUpload>): void {
  publish(uploads.map(upload => (upload.key === key ? { ...upload, ...changed } : upload)));
}

function drop(key: number): void {
  tasks.delete(key);
  publish(uploads.filter(upload => upload.key !== key));
}

function startWaiting(): void {
  const busy = uploads.filter(({ state }) => state === 'sending' || state === 'checking').length;
  for (const upload of uploads
    .filter(({ state }) => state === 'waiting')
    .slice(0, Math.max(0, atOnce - busy))) {
    void run(upload);
  }
}

async function run(upload: QueuedUpload): Promise<void> {
  const { key, serviceId } = upload;
  const task = tasks.get(key);
  if (!task) return;
  change(key, { state: 'sending', error: null });
  try {
    const steps = {
      onTarget: (fileId: string, resumed: boolean) => {
        task.fileId = fileId;
        change(key, { resumed });
      },
      onSent: (sent: number) => change(key, { sent }),
      onChecking: () => change(key, { state: 'checking' }),
    };
    const file = await uploadFile(serviceId, task.file, task.fileId, steps, task.abort.signal);
    drop(key);
    onDone(upload, file);
  } catch (error) {
    if (!task.abort.signal.aborted) change(key, { state: 'failed', error, canRetry: !isFinal(error) });
  }
  startWaiting();
}

/** Retries uploads that failed because of the connection, once it is back. */
function retryBroken(): void {
  for (const { key, state, error } of uploads) {
    if (state === 'failed' && error instanceof TypeError) uploadQueue.retry(key);
  }
}

/** Warns when leaving would abort a running upload. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (uploads.some(({ state }) => state !== 'failed')) event.preventDefault();
}

/** Uploads of this tab. They continue while the user visits other pages. */
export const uploadQueue = {
  snapshot: () => uploads,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener('online', retryBroken);
    addEventListener('beforeunload', askBeforeLeaving);
    return () => listeners.delete(listener);
  },

  /** Registers a listener that is called for each finished file. */
  whenDone(listener: typeof onDone): void {
    onDone = listener;
  },

  add(serviceId: string, files: readonly File[]): void {
    const added = files.map((file): QueuedUpload => {
      lastKey += 1;
      tasks.set(lastKey, { file, fileId: null, abort: new AbortController() });
      const { name, size } = file;
      return {
        key: lastKey,
        serviceId,
        name,
        size,
        state: 'waiting',
        sent: 0,
        resumed: false,
        error: null,
        canRetry: true,
      };
    });
    publish([...uploads, ...added]);
    startWaiting();
  },

  retry(key: number): void {
    change(key, { state: 'waiting', error: null });
    startWaiting();
  },

  /** Aborts an upload and discards what was sent. */
  cancel(key: number): void {
    const task = tasks.get(key);
    const upload = uploads.find(one => one.key === key);
    drop(key);
    task?.abort.abort();
    startWaiting();
    if (!task?.fileId || !upload) return;
    unfinished.forget(task.fileId);
    const params = { id: upload.serviceId, fileId: task.fileId };
    // On failure the service removes the remainder within a day.
    call(serviceApi.deleteFile, { params }).catch(() => undefined);
  },
};
