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
  /** Whose data the layers show besides that of the catalogue. */
  credits: readonly string[];
  camera: MapCamera;
}

/** What one needs to read the map, in its lower corner: whose data, what colours mean, how far is far. */
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
