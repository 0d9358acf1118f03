import type { Sources } from '../model/attribution';
import type { Insets, MapCamera } from '../model/points';
import { Attribution } from './attribution';
import { Card, edge, Overlay } from './frames';
import { Legend, type MapLegend } from './legend';
import { ScaleLine } from './scale-line';

export interface MapNotesProps {
  insets: Insets;
  legend: MapLegend | null;
  sources: Sources;
  outside: string | null;
  camera: MapCamera;
}

/** What one needs to read the map, in its lower corner: whose data, what colours mean, how far is far. */
export function MapNotes({ insets, legend, sources, outside, camera }: MapNotesProps) {
  return (
    <Overlay
      flexDirection="column"
      alignItems="flex-end"
      gap="1.5"
      style={{ bottom: insets.bottom + edge, right: insets.right + edge, left: insets.left + edge }}
    >
      <Attribution sources={sources} outside={outside} />
      <Card>
        {legend ? <Legend {...legend} /> : null}
        <ScaleLine camera={camera} />
      </Card>
    </Overlay>
  );
}
