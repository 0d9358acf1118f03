import { portfolioApi, type ValuationStatus, valuationApi } from '@kavel/contracts';
import { call, signIn } from '../api';
import { atMost, type Figure, forComparison } from '../figure';
import { origin } from '../kavel';

/** Submits and approves a valuation that was just computed, by two users, including its stored evidence. */
export async function measureApproval(id: string, token: string): Promise<Figure[]> {
  const { access_token: colleague } = await signIn('appraiser@kavel.example');
  const { portfolioId } = await call(valuationApi.getValuation, { params: { id } }, token);
  const shared = { organisation: 'edit' as const, colleagues: [] };
  await call(portfolioApi.saveSharing, { params: { id: portfolioId }, body: shared }, token);
  const move = async (status: ValuationStatus, by: string) => {
    await longestBlock();
    const started = performance.now();
    await call(valuationApi.updateStatus, { params: { id, status } }, by);
    return { seconds: (performance.now() - started) / 1_000, block: await longestBlock() };
  };
  const submitted = await move('in-review', token);
  const approved = await move('approved', colleague);
  const { bytes } = await call(valuationApi.getEvidence, { params: { id }, query: { only: 'terms' } }, token);
  await longestBlock();
  const started = performance.now();
  const again = await call(valuationApi.recomputation, { params: { id } }, token);
  const recomputed = (performance.now() - started) / 1_000;
  return [
    forComparison('submitting it', submitted.seconds, 's'),
    forComparison('longest block of the event loop meanwhile', submitted.block, 'ms'),
    atMost('approving it', approved.seconds, 's', 60),
    atMost('longest block of the event loop meanwhile', approved.block, 'ms', 200),
    forComparison('evidence kept with it', bytes / 1e6, 'MB'),
    forComparison('recomputing it from that', recomputed, 's'),
    forComparison('of which came out the same', again.same, 'units'),
    forComparison('longest block of the event loop meanwhile', await longestBlock(), 'ms'),
  ];
}

/** Longest block of the gateway's event loop in milliseconds, since the last call. */
async function longestBlock(): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1];
  if (seconds === undefined) throw new Error('The metrics do not tell how long the event loop was blocked');
  return 1_000 * Number(seconds);
}
