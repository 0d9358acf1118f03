import type { ReactNode } from 'react';
import type { Place } from './walk';

/** A chart rendered for one width. */
export interface Drawing {
  /** Pixels. */
  height: number;
  content: ReactNode;
  /** Position of each row of the data. */
  places: readonly Place[];
  /** Highlights the active row. */
  active: (index: number) => ReactNode;
}
