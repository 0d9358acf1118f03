import type { CityFeature, CityGeometry, Face } from '../city-json/city-lines';

export interface SolidFace {
  face: Face;
  /** `RoofSurface`, `WallSurface`, `GroundSurface`; null where the file does not say it. */
  kind: string | null;
}

export interface Solid {
  lod: string;
  faces: SolidFace[];
}

/** Faces of the most detailed geometry that a building and its parts have; LoD 0 is an outline, and no building. */
export function solidOf({ CityObjects: objects }: CityFeature): Solid | null {
  const geometries = Object.values(objects)
    .flatMap(({ geometry = [] }) => geometry)
    .filter(({ lod, type }) => Number(lod) >= 1 && (type === 'Solid' || type.endsWith('Surface')));
  const most = Math.max(...geometries.map(({ lod }) => Number(lod)));
  const faces = geometries.filter(({ lod }) => Number(lod) === most).flatMap(facesOf);
  return faces.length > 0 ? { lod: String(most), faces } : null;
}

function facesOf({ type, boundaries, semantics }: CityGeometry): SolidFace[] {
  const shells = (type === 'Solid' ? boundaries : [boundaries]) as readonly (readonly Face[])[];
  const values = (type === 'Solid' ? semantics?.values : [semantics?.values]) as
    | readonly (readonly (number | null)[] | undefined)[]
    | undefined;
  return shells.flatMap((faces, shell) =>
    faces.map((face, at) => {
      const kind = semantics?.surfaces[values?.[shell]?.[at] ?? -1]?.type;
      return { face, kind: typeof kind === 'string' ? kind : null };
    }),
  );
}
