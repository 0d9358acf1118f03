import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Snapshot } from '@kavel/catalogue';
import { reportPath } from '@kavel/catalogue';
import type { ModelReportAnswer } from '@kavel/contracts/estimates';
import { modelVersion } from '@kavel/engine';
import { startSourceThread } from '@kavel/service-kit/threads';
import { leastTested } from './back-test';
import type { ReportOutcome, ReportTask } from './thread';

/** Heap limit in megabytes, enough for a million sales. Beyond it the report fails, not the service. */
const mostHeap = 1_024;

/**
 * Accuracy of the model on the sales of a snapshot: computed once on a separate low-priority thread, and stored beside
 * the snapshot.
 */
export class ModelReports {
  private readonly underWay = new Set<string>();
  private readonly closing = new AbortController();

  /** The stored report; else starts computing it, and says so. */
  async of(snapshot: Snapshot): Promise<ModelReportAnswer> {
    const kept = await read(reportPath(snapshot.path, modelVersion));
    if (kept) return answerOf(snapshot.id, kept);
    this.begin({ id: snapshot.id, path: snapshot.path });
    return { state: 'computing', modelVersion };
  }

  private begin(task: ReportTask): void {
    if (this.underWay.has(task.id)) return;
    this.underWay.add(task.id);
    const { signal } = this.closing;
    void measureInThread(task, signal)
      .then(outcome => keep(reportPath(task.path, modelVersion), outcome))
      .catch((error: unknown) => {
        if (!signal.aborted) console.error(`The model was not measured on ${task.id}`, error);
      })
      .finally(() => this.underWay.delete(task.id));
  }

  /** Aborts a running computation. */
  close(): void {
    this.closing.abort();
  }
}

function answerOf(snapshot: string, { sales, test }: ReportOutcome): ModelReportAnswer {
  if (!test) return { state: 'too-few-sales', modelVersion, sales, needed: leastTested };
  return { state: 'ready', report: { snapshot, modelVersion, ...test } };
}

/** Null when it is missing or incomplete. */
async function read(path: string): Promise<ReportOutcome | null> {
  return readFile(path, 'utf8')
    .then(text => JSON.parse(text) as ReportOutcome)
    .catch(() => null);
}

/** Atomic: readers see the complete file or none. */
async function keep(path: string, outcome: ReportOutcome): Promise<void> {
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, JSON.stringify(outcome));
  await rename(temporary, path);
}

function measureInThread(task: ReportTask, signal: AbortSignal): Promise<ReportOutcome> {
  return new Promise((resolve, reject) => {
    const thread = startSourceThread(new URL('./thread.ts', import.meta.url), task, {
      maxOldGenerationSizeMb: mostHeap,
    });
    thread.unref();
    signal.addEventListener('abort', () => void thread.terminate(), { once: true });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', code => reject(new Error(`The thread that measures ended with ${code}`)));
  });
}
