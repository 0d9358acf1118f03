import { catalogueApi } from '@kavel/contracts';
import type { ServiceClient } from '@kavel/service-kit';
import { wakeJobs } from '../../jobs/repositories/job-lease';
import type { PortfolioStore } from '../../repositories/store';
import { watchSearchesKind } from './watch-searches';

/** Wakes the watching of searches when the catalogue has another snapshot than before. */
export class SnapshotFollower {
  private timer: NodeJS.Timeout | undefined;
  private asking: Promise<void> | null = null;
  private known: string | undefined;

  constructor(
    private readonly store: PortfolioStore,
    private readonly realEstateData: ServiceClient,
    private readonly options: { everyMs: number; onNew: () => void },
  ) {}

  /** Errors are passed to `report`; the next time is another try. */
  start(report: (error: unknown) => void): void {
    const ask = () => {
      this.asking ??= this.ask()
        .catch(report)
        .finally(() => {
          this.asking = null;
        });
    };
    this.timer = setInterval(ask, this.options.everyMs);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.asking;
  }

  private async ask(): Promise<void> {
    const { snapshot } = await this.realEstateData.call(catalogueApi.catalogueStatus, {});
    if (snapshot === this.known) return;
    await wakeJobs(this.store, watchSearchesKind);
    this.known = snapshot;
    this.options.onNew();
  }
}
