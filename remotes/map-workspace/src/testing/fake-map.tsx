import type { MapHit, MapViewProps } from '@kavel/map';
import type { LayerDefinition } from '@kavel/map/layers';

const clickable = [
  { lon: 5.9, lat: 52.2 },
  { lon: 6, lat: 52.2 },
  { lon: 6, lat: 52.3 },
];

/** Replaces the map: its points are buttons, and its props can be read. */
export default function FakeMap({ label, layers, selectedId, view, ...props }: MapViewProps) {
  const points = layers.flatMap(({ key, source }) =>
    source.kind === 'points' ? source.points.map(point => ({ layer: key, ...point })) : [],
  );
  const tiles = layers.flatMap(({ source }) => (source.kind === 'tiles' ? source.url : []));
  return (
    <section
      aria-label={label}
      data-view={JSON.stringify(view)}
      data-preset={props.preset}
      data-theme={props.theme}
      data-tiles={tiles.join(' ')}
      data-layers={layers.map(({ key }) => key).join(' ')}
      data-hovered={props.hoveredId ?? ''}
    >
      {props.tools}
      <output aria-label="legends">{layers.flatMap(legendOf).join(' ')}</output>
      {points.map(({ layer, id, label: name }) => (
        <button
          key={`${layer} ${id}`}
          type="button"
          aria-pressed={id === selectedId}
          onClick={() => props.onSelect?.({ layer, id, label: name } satisfies MapHit)}
        >
          {`point ${name}`}
        </button>
      ))}
      <button
        type="button"
        onClick={() => props.onViewChange?.({ lon: 5.3, lat: 52.6, zoom: 16 }, [5.2, 52.5, 5.4, 52.7])}
      >
        come to rest
      </button>
      {clickable.map(at => (
        <button key={`${at.lon} ${at.lat}`} type="button" onClick={() => props.onSelect?.(null, at)}>
          {`click at ${at.lon} ${at.lat}`}
        </button>
      ))}
      <button type="button" onClick={() => props.onSelect?.(null)}>
        empty spot
      </button>
      {corners.map(([lon, lat]) => (
        <button key={`${lon} ${lat}`} type="button" onClick={() => props.onSelect?.(null, { lon, lat })}>
          {`press ${lon} ${lat}`}
        </button>
      ))}
    </section>
  );
}

/** Places of a map that a test can press. */
const corners = [
  [5.9, 52.1],
  [6, 52.1],
  [6, 52.3],
] as const;

type LegendView = Parameters<NonNullable<LayerDefinition['legend']>>[0];
const closeBy = { zoom: 16, look: { palette: {} }, t: (name: string) => name } as unknown as LegendView;

function legendOf({ key, legend }: LayerDefinition): string[] {
  const title = legend?.(closeBy)?.title;
  return title ? [`${key}:${title}`] : [];
}
