import { type ProjectMarker, type ProjectStatus, projectStatuses } from '@kavel/contracts/projects';
import type { MapLegend, MapPoint } from '@kavel/map';
import { type PointLayer, pointsLayer } from '@kavel/map/layers';
import { projectLayerKey } from './project-layer-key';

/** Distinct in hue and lightness on light and dark maps. */
export const statusColours: Record<ProjectStatus, string> = {
  open: '#8A5604',
  planned: '#5A4A8A',
  'in-progress': '#0F7C88',
  'in-review': '#C2410C',
  done: '#1E6B3A',
  cancelled: '#7B7B75',
};

/** Projects as points, coloured by status. */
export function projectLayer(
  markers: readonly ProjectMarker[],
  t: { title: string; status: (status: ProjectStatus) => string },
): PointLayer {
  const points = markers.map(
    ({ id, lon, lat, issue_key, title, status }): MapPoint => ({
      id,
      lon,
      lat,
      label: `${issue_key} ${title}`,
      colour: statusColours[status],
    }),
  );
  const used = projectStatuses.filter(status => markers.some(marker => marker.status === status));
  const legend: MapLegend = {
    title: t.title,
    entries: used.map(status => ({ key: status, label: t.status(status), colour: statusColours[status] })),
  };
  return pointsLayer({ key: projectLayerKey, points, legend: used.length > 0 ? legend : null });
}
