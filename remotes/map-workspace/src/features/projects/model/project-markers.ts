import { type ProjectMarker, type ProjectStatus, projectStatuses } from '@kavel/contracts/projects';
import type { MapLegend, MapPoint } from '@kavel/map';
import { type PointLayer, pointsLayer } from '@kavel/map/layers';
import { projectLayerKey } from './project-layer-key';

/** Distinct in hue, and visible on light and dark grounds: contrast 3 or more. */
export const statusColours: Record<ProjectStatus, string> = {
  open: '#A36A0C',
  planned: '#7A69B5',
  'in-progress': '#128796',
  'in-review': '#D1491A',
  done: '#2C8150',
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
