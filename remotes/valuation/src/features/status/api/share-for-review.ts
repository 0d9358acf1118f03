import { call } from '@kavel/api-client';
import { hubApi } from '@kavel/contracts/hub';

/** Lets a colleague change the portfolio, which approving its valuations takes. What else is shared stays. */
export async function shareForReview(portfolioId: string, userId: string): Promise<void> {
  const params = { id: portfolioId };
  const { organisation, colleagues } = await call(hubApi.getSharing, { params });
  const others = colleagues.filter(colleague => colleague.userId !== userId);
  const body = { organisation, colleagues: [...others, { userId, level: 'edit' as const }] };
  await call(hubApi.saveSharing, { params, body });
}
