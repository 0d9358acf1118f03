import { call } from '@kavel/api-client';
import { portfolioApi } from '@kavel/contracts';

/** Grants a colleague edit access to the portfolio, which is required to approve its valuations. Other shares stay. */
export async function shareForReview(portfolioId: string, userId: string): Promise<void> {
  const params = { id: portfolioId };
  const { organisation, colleagues } = await call(portfolioApi.getSharing, { params });
  const others = colleagues.filter(colleague => colleague.userId !== userId);
  const body = { organisation, colleagues: [...others, { userId, level: 'edit' as const }] };
  await call(portfolioApi.saveSharing, { params, body });
}
