/** What a colour tells. `none` leaves addresses quiet and points in their own colour. */
export type ColourBy = 'label' | 'function' | 'none';
