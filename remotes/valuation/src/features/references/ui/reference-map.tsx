import { type Reference, streetAddress, type Unit } from '@kavel/contracts';
import { baseLayers, pointsLayer } from '@kavel/map/layers';
import { useColourMode } from '@kavel/ui/core';
import { useMemo } from 'react';
import { LazyMap } from '../../../common/lazy-map';
import { pointColours } from '../../../common/point-colours';
import { useTexts } from '../../../i18n';

export interface ReferenceMapProps {
  unit: Unit;
  references: readonly Reference[];
  hoveredId: string | null;
  chosenId: string | null;
  onHover: (id: string | null) => void;
  onChoose: (id: string | null) => void;
}

/** Map of the unit and its references; the table beside it holds the same information. */
export function ReferenceMap({
  unit,
  references,
  hoveredId,
  chosenId,
  onHover,
  onChoose,
}: ReferenceMapProps) {
  const t = useTexts();
  const colours = pointColours[useColourMode()];
  const layers = useMemo(() => {
    const points = [
      ...references.map(({ id, address, lon, lat }) => ({
        id,
        label: address,
        lon,
        lat,
        colour: colours.reference,
      })),
      {
        id: unit.id,
        label: streetAddress(unit.addressObjectData),
        lon: unit.addressObjectData.lon,
        lat: unit.addressObjectData.lat,
        colour: colours.subject,
      },
    ];
    const legend = {
      title: t('common.map'),
      entries: [
        { key: 'subject', label: t('valuation.subject'), colour: colours.subject },
        { key: 'reference', label: t('valuation.reference'), colour: colours.reference },
      ],
    };
    return [pointsLayer({ points, legend }), ...baseLayers()];
  }, [unit, references, colours, t]);
  return (
    <LazyMap
      label={t('valuation.mapLabel')}
      layers={layers}
      selectedId={chosenId ?? unit.id}
      hoveredId={hoveredId}
      onHover={hit => onHover(hit?.id ?? null)}
      onSelect={hit => onChoose(hit && hit.id !== unit.id ? hit.id : null)}
    />
  );
}
