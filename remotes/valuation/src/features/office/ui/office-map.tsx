import { type RealEstateObject, streetAddress } from '@kavel/contracts';
import type { InvestmentReference } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { baseLayers, pointsLayer } from '@kavel/map/layers';
import { useColourMode } from '@kavel/ui/core';
import { useMemo } from 'react';
import { LazyMap } from '../../../common/lazy-map';
import { pointColours } from '../../../common/point-colours';
import { useTexts } from '../../../i18n';

export interface OfficeMapProps {
  office: RealEstateObject;
  references: readonly InvestmentReference[];
  chosenId: string | null;
  hoveredId: string | null;
  onHover: (id: string | null) => void;
  onChoose: (id: string | null) => void;
}

/** The office and its references; the table below holds the same data. */
export function OfficeMap({ office, references, chosenId, hoveredId, onHover, onChoose }: OfficeMapProps) {
  const t = useTexts();
  const f = useFormats();
  const colours = pointColours[useColourMode()];
  const layers = useMemo(() => {
    const points = [
      ...references.map(({ id, address, barKk, lon, lat }) => ({
        id,
        label: `${address.split(',')[0]} · ${f.percent(barKk)}`,
        lon,
        lat,
        colour: colours.reference,
      })),
      {
        id: office.objectId,
        label: streetAddress(office),
        lon: office.lon,
        lat: office.lat,
        colour: colours.subject,
      },
    ];
    const legend = {
      title: t('common.map'),
      entries: [
        { key: 'subject', label: t('office.subject'), colour: colours.subject },
        { key: 'reference', label: t('office.reference'), colour: colours.reference },
      ],
    };
    return [pointsLayer({ points, legend }), ...baseLayers()];
  }, [office, references, colours, t, f]);
  return (
    <LazyMap
      label={t('office.mapLabel')}
      layers={layers}
      selectedId={chosenId ?? office.objectId}
      hoveredId={hoveredId}
      onHover={hit => onHover(hit?.id ?? null)}
      onSelect={hit => onChoose(hit && hit.id !== office.objectId ? hit.id : null)}
    />
  );
}
