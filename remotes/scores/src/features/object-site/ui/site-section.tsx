import type { RealEstateObject } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { useNavigate } from '@kavel/router';
import { Button, Skeleton, Text } from '@kavel/ui/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n';
import { siteQuery } from '../api/site-query';
import { useSiteTexts } from '../i18n';
import { LocationMap } from './location-map';
import { Neighbours } from './neighbours';
import { PlotLines } from './plot-lines';

/** The address on the map, its plot, and its neighbours with their passports. */
export function SiteSection({ object }: { object: RealEstateObject }) {
  const t = useTexts();
  const siteTexts = useSiteTexts();
  const navigate = useNavigate();
  const [hovered, setHovered] = useState<string | null>(null);
  const { data: site = null, error, refetch } = useQuery(siteQuery(object.objectId));
  return (
    <section>
      <LocationMap
        object={object}
        site={site}
        hoveredId={hovered}
        onOpen={objectId => void navigate(`/passport/${objectId}`)}
      />
      <Text mt="1.5" fontSize="xs" color="muted">
        {t('map.hint')}
      </Text>
      {site ? (
        <>
          <PlotLines site={site} />
          <Neighbours site={site} onHover={setHovered} />
        </>
      ) : error ? (
        <Text mt="4" role="status" fontSize="sm">
          {siteTexts('failed')}{' '}
          <Button variant="ghost" onClick={() => void refetch()}>
            {siteTexts('retry')}
          </Button>
        </Text>
      ) : (
        <Skeleton mt="4" height="14rem" role="status" aria-label={siteTexts('loading')} />
      )}
    </section>
  );
}
