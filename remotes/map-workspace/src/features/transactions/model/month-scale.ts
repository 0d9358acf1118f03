import type { SliderScale } from '../../../common/filters/model/slider-scale';

const year = 12;

/** Scale of a slider whose positions are borders between months. */
export function monthScale(months: number): SliderScale {
  const within = (place: number) => Math.min(months, Math.max(0, place));
  return {
    limits: { min: 0, max: months },
    fractionOf: value => within(value) / Math.max(1, months),
    valueAt: fraction => within(Math.round(fraction * months)),
    next: (value, direction, size) => {
      const border = direction === 1 ? Math.floor(value) : Math.ceil(value);
      return within(border + direction * (size === 'step' ? 1 : year));
    },
  };
}
