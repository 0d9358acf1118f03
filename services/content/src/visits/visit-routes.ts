import { measuredNames, visitApi } from '@kavel/contracts/content';
import { dateInNetherlands, route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { EditorContext } from '../routes/editor';
import { requireEditor } from '../routes/require-editor';
import { pageFigures } from './page-figures';
import { type PeriodSum, readPeriodSums, readVisitsByDay } from './read-visits';

const dayMilliseconds = 86_400_000;

export function visitRoutes(app: FastifyInstance, { database, auth }: EditorContext): void {
  route(app, visitApi.readVisitFigures, async ({ caller, query }) => {
    await requireEditor(auth, caller);
    const until = dateInNetherlands(new Date());
    const since = dayBefore(until, query.days - 1);
    const [sums, days] = await database.inService(async trx => [
      await readPeriodSums(trx, since),
      await readVisitsByDay(trx, since, until),
    ]);
    const pages = [...Map.groupBy(sums, sum => sum.route)]
      .map(([pattern, ofPage]) => ({ route: pattern, ...pageFigures(ofPage) }))
      .toSorted((one, other) => other.visits - one.visits || other.loads - one.loads);
    return { since, until, days, sample: sampleOf(sums), all: pageFigures(sums), pages };
  });
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * dayMilliseconds).toISOString().slice(0, 10);
}

/** Share of visitors that reported, over all reports of what is sampled. */
function sampleOf(sums: readonly PeriodSum[]): number | null {
  const sampled = sums.filter(({ measure }) => measuredNames.some(name => name === measure));
  const reports = sampled.reduce((sum, one) => sum + one.reports, 0);
  const standsFor = sampled.reduce((sum, one) => sum + one.standsFor, 0);
  return reports === 0 ? null : Math.min(1, reports / standsFor);
}
