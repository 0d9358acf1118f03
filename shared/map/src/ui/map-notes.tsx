import type { Sources } from '../model/attribution';
import type { MapLegend } from '../model/legend';
import type { Insets, MapCamera } from '../model/points';
import { Attribution } from './attribution';
import { Card, edge, Overlay } from './frames';
import { Legend } from './legend';
import { ScaleLine } from './scale-line';

export interface MapNotesProps {
  insets: Insets;
  legends: readonly MapLegend[];
  sources: Sources;
  /** Attributions of layers with data from outside the catalogue. */
  credits: readonly string[];
  camera: MapCamera;
}

/** Notes in the lower corner of the map: attribution, legend, scale. */
export function MapNotes({ insets, legends, sources, credits, camera }: MapNotesProps) {
  return (
    <Overlay
      flexDirection="column"
      alignItems="flex-end"
      gap="1.5"
      style={{ bottom: insets.bottom + edge, right: insets.right + edge, left: insets.left + edge }}
    >
      <Attribution sources={sources} credits={credits} />
      <Card>
        {legends.map(legend => (
          <Legend key={legend.title} {...legend} />
        ))}
        <ScaleLine camera={camera} />
      </Card>
    </Overlay>
  );
}
