import { type DocumentPlace, type DocumentProgress, documentInnerApi } from '@kavel/contracts/reports';
import { type ServiceClient, ServiceError } from '@kavel/service-kit';
import type { FigureServices } from './services';

/** Tells a batch how far its document is. Stops, with a `conflict`, once the document is no longer wanted. */
export class ProgressNotes {
  private asked = 0;
  private answered = 0;
  private wanted = true;
  /** One note at a time: what changes meanwhile is in the next. */
  private sending: Promise<void> | null = null;

  constructor(
    private readonly portfolio: ServiceClient,
    private readonly place: DocumentPlace,
  ) {}

  /** The same services; what is asked of them counts as reading. */
  reading({ portfolio, realEstateData, auth }: FigureServices): FigureServices {
    const counted = (client: ServiceClient): ServiceClient => ({
      call: async (endpoint, input, caller) => {
        this.goOn();
        this.asked += 1;
        try {
          return await client.call(endpoint, input, caller);
        } finally {
          this.answered += 1;
          this.sending ??= this.note({ stage: 'reading', done: this.answered, total: this.asked }).finally(
            () => {
              this.sending = null;
            },
          );
        }
      },
    });
    return { portfolio: counted(portfolio), realEstateData: counted(realEstateData), auth: counted(auth) };
  }

  /** Before each file that is drawn. */
  async drawing(done: number, total: number): Promise<void> {
    await this.sending;
    await this.note({ stage: 'drawing', done, total });
    this.goOn();
  }

  /** A note that does not arrive is no reason to stop. */
  private async note(progress: DocumentProgress): Promise<void> {
    const body = { ...this.place, ...progress };
    await this.portfolio.call(documentInnerApi.noteProgress, { body }).then(
      ({ wanted }) => {
        this.wanted = wanted;
      },
      () => undefined,
    );
  }

  private goOn(): void {
    if (!this.wanted) throw new ServiceError('conflict', 'The document is no longer wanted');
  }
}
