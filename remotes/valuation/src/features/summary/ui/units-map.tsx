import { useFormats } from '@kavel/i18n';
import { baseLayers, pointsLayer } from '@kavel/map/layers';
import { Box, Flex, SectionTitle, useColourMode } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { useMemo, useState } from 'react';
import { LazyMap } from '../../../common/lazy-map';
import { useTexts } from '../../../i18n';
import {
  classColourOf,
  classColours,
  colourClasses,
  pricePerM2,
  unknownColour,
} from '../model/colour-classes';
import { shownAmount } from '../model/shown-amount';
import type { SummaryUnit } from '../model/summary-unit';
import { PaperFit } from './paper-fit';

export interface UnitsMapProps {
  units: readonly SummaryUnit[];
  selectedId: string | null;
  onSelect: (unitId: string | null) => void;
}

/** Map of the units, coloured by value per m² or by energielabel. The table below has the same information. */
export function UnitsMap({ units, selectedId, onSelect }: UnitsMapProps) {
  const t = useTexts();
  const f = useFormats();
  const [colourBy, setColourBy] = useState<'price' | 'label'>('price');
  const mode = useColourMode();
  const classes = useMemo(() => colourClasses(units, classColours[mode]), [units, mode]);
  const points = useMemo(
    () =>
      units.map(unit => {
        const price = pricePerM2(unit);
        return {
          id: unit.unitId,
          label:
            price === null
              ? unit.address
              : `${unit.address} · ${f.money(shownAmount(unit, 'perM2', price))} / m²`,
          lon: unit.lon,
          lat: unit.lat,
          colour: classColourOf(unit, classes),
          energielabel: unit.energielabel,
        };
      }),
    [units, classes, f],
  );
  const layers = useMemo(() => {
    const legend = {
      title: t('summary.perM2'),
      entries: [
        ...classes.map(({ colour, from, to }) => ({
          key: colour,
          label: `${f.number(from)} – ${f.number(to)}`,
          colour,
        })),
        { key: 'unknown', label: t('summary.noValue'), colour: unknownColour },
      ],
    };
    const coloured = colourBy === 'label' ? { colourBy } : { legend };
    return [pointsLayer({ points, ...coloured }), ...baseLayers()];
  }, [points, classes, colourBy, t, f]);
  return (
    <Box>
      <Flex px="4" py="3" gap="3" align="center" justify="space-between" wrap="wrap">
        <SectionTitle>{t('summary.unitsMap')}</SectionTitle>
        <Segmented
          label={t('summary.colourBy')}
          value={colourBy}
          onChange={setColourBy}
          options={[
            { value: 'price', label: t('summary.perM2') },
            { value: 'label', label: t('summary.energyLabel') },
          ]}
        />
      </Flex>
      <PaperFit height="24rem">
        <LazyMap
          label={t('summary.unitsMap')}
          layers={layers}
          selectedId={selectedId}
          onSelect={hit => onSelect(hit?.id ?? null)}
        />
      </PaperFit>
    </Box>
  );
}
