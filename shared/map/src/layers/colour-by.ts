/** Meaning of colours. `none` draws addresses neutral and points in their own colour. */
export type ColourBy = 'label' | 'function' | 'none';
