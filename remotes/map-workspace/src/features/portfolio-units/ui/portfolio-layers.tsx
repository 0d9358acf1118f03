import { ApiError, portfolioQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { pointsLayer } from '@kavel/map/layers';
import { useQuery } from '@kavel/query';
import { useEffect } from 'react';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useTexts } from '../../../i18n';
import { useMapSettings } from '../../map-layers';
import { placeOfUnits } from '../model/place-of-units';
import { unitPoints } from '../model/unit-points';

/** Draws the units of the portfolio on the map, whether or not its panel is open. */
export function PortfolioLayers({ portfolioId, draw }: WorkspaceProps) {
  const t = useTexts();
  const session = useSession();
  const { colourBy } = useMapSettings();
  const mayHave = session.isAuthenticated && hasPermission(session, 'auth.portfolio-hub');
  const { data, error, isPending } = useQuery({
    ...portfolioQueries.detail(portfolioId ?? ''),
    enabled: mayHave && portfolioId !== null,
  });
  const isFetching = mayHave && isPending;
  const isMissing = !mayHave || (error instanceof ApiError && error.code === 'not-found');
  const missing = isMissing ? t('panels.portfolio') : null;

  useEffect(() => {
    if (portfolioId === null || isFetching) return draw(null);
    const points = unitPoints(data?.units ?? []);
    draw({
      layers: [pointsLayer({ key: 'portfolio', points, colourBy })],
      quietsAddresses: points.length > 0,
      places: { [portfolioId]: placeOfUnits(points) },
      missing,
    });
  }, [draw, portfolioId, isFetching, data, colourBy, missing]);

  return null;
}
