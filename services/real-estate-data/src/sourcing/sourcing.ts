import { registerDates, type Snapshot, type SourcingRow, sourcingRows } from '@kavel/catalogue';
import { dwellingTypes } from '@kavel/contracts';
import { type SourcingBody, type SourcingPage, sourcingVersion as version } from '@kavel/contracts/sourcing';
import { ratePand, type SourcedPand, type SourcingDates, sourcingWeights } from '@kavel/engine';
import { dateInNetherlands } from '@kavel/service-kit';
import type { CalculationContext } from '../calculation/deps';
import type { SnapshotMarkets } from '../calculation/markets';
import { orBadRequest } from '../calculation/scores/bad-request';
import { Best, type Ranked } from './best';
import { candidateOf } from './candidate';
import { readCursor, writeCursor } from './cursor';
import { ModelValues } from './model-values';
import { byPand, objectOf, pandOf } from './panden';
import { type Asker, questionOf } from './question';
import { Turns } from './turns';

interface Found extends Ranked {
  rows: readonly SourcingRow[];
}

type Terms = Parameters<typeof ratePand>[1];

/** Ranks the panden of an area by their signals. */
export class Sourcing {
  private readonly values = new ModelValues();

  constructor(private readonly context: CalculationContext) {}

  /**
   * One page of the ranking. Throws `bad-request` for weights that are all zero and for a foreign cursor, `revision-behind`
   * for a cursor of an earlier snapshot, and as `questionOf`.
   */
  page(body: SourcingBody, asker: Asker): Promise<SourcingPage> {
    const weights = orBadRequest(() => sourcingWeights(body.strategy, body.weights));
    const own = body.strategy === 'mixed' || weights[body.strategy] === 0 ? null : body.strategy;
    return this.context.store.use(async snapshot => {
      const after = body.cursor === undefined ? null : readCursor(body.cursor, snapshot.id, body);
      const asOf = after?.asOf ?? dateInNetherlands(this.context.now());
      const question = await questionOf(snapshot, body, asOf, asker);
      const markets = await this.context.markets.of(snapshot);
      const terms = { weights, own, dates: await datesOf(snapshot, asOf) };
      const best = new Best<Found>(body.limit + 1, after);
      const counts = { total: 0, withoutScore: 0 };
      const turns = new Turns();
      const usesModel = weights.undervalued > 0 || weights.energy > 0;
      let asked: readonly SourcingRow[] = [];
      for await (const rows of byPand(sourcingRows(snapshot, question))) {
        await turns.pause();
        if (rows[0]?.pandId === body.pandId) asked = rows;
        const pand = this.pandOf(snapshot, markets, rows, asOf, row => usesModel && needsModel(row));
        const score = pand && ratePand(pand, terms).score;
        if (score === null) counts.withoutScore += 1;
        else if (score >= (body.minScore ?? 0)) {
          counts.total += 1;
          best.add({ score, pandId: rows[0]?.pandId ?? '', rows });
        }
      }
      const found = best.first();
      const page = found.slice(0, body.limit);
      const last = page.at(-1);
      return {
        ...counts,
        asOf,
        snapshot: snapshot.id,
        version,
        weights,
        candidates: page.flatMap(({ rows }) => this.explained(snapshot, markets, rows, terms) ?? []),
        ...(body.pandId === undefined ? {} : { asked: this.explained(snapshot, markets, asked, terms) }),
        next: last && found.length > page.length ? writeCursor(snapshot.id, body, { ...last, asOf }) : null,
      };
    });
  }

  private explained(
    snapshot: Snapshot,
    markets: SnapshotMarkets,
    rows: readonly SourcingRow[],
    terms: Terms,
  ) {
    const pand = this.pandOf(snapshot, markets, rows, terms.dates.asOf, () => true);
    return pand && candidateOf({ pand, rows }, ratePand(pand, terms));
  }

  private pandOf(
    snapshot: Snapshot,
    markets: SnapshotMarkets,
    rows: readonly SourcingRow[],
    asOf: string,
    isValued: (row: SourcingRow) => boolean,
  ): SourcedPand | null {
    const objects = rows.map(row => {
      const model = isValued(row) ? this.values.of(snapshot, markets, row, asOf) : null;
      return objectOf(row, { model, markets, asOf });
    });
    return pandOf(rows, objects);
  }
}

/** Signals need the value of what was sold, and of dwellings with a label. */
function needsModel({ saleDate, vtwType, energielabel }: SourcingRow): boolean {
  return saleDate !== null || (energielabel !== null && dwellingTypes.includes(vtwType));
}

/** Of real files where there are any. */
async function datesOf(snapshot: Snapshot, asOf: string): Promise<SourcingDates> {
  const dates = await registerDates(snapshot);
  const of = (kind: string) => dates.of(kind, false);
  return { asOf, bag: of('bag'), epOnline: of('ep-online'), kvk: of('kvk') };
}
