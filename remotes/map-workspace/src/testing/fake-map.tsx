import type { MapViewProps } from '@kavel/map';

/** Stands in for the map: its points are buttons, and what it is told can be read. */
export default function FakeMap({ label, points = [], selectedId, view, ...props }: MapViewProps) {
  return (
    <section
      aria-label={label}
      data-view={JSON.stringify(view)}
      data-preset={props.preset}
      data-tiles={props.resultTiles ?? ''}
      data-hidden={props.hidden?.join(' ')}
      data-hovered={props.hoveredId ?? ''}
    >
      <output aria-label="coloured by">{`${props.colourBy}/${props.pointsBy}`}</output>
      {points.map(point => (
        <button
          key={point.id}
          type="button"
          aria-pressed={point.id === selectedId}
          onClick={() => props.onSelect?.(point.id)}
        >
          {`point ${point.label}`}
        </button>
      ))}
      <button
        type="button"
        onClick={() => props.onViewChange?.({ lon: 5.3, lat: 52.6, zoom: 16 }, [5.2, 52.5, 5.4, 52.7])}
      >
        come to rest
      </button>
      <button type="button" onClick={() => props.onSelect?.(null)}>
        empty spot
      </button>
    </section>
  );
}
