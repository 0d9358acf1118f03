import type { ReactNode } from 'react';
import type { Place } from './walk';

/** A chart drawn for one width. */
export interface Drawing {
  /** Pixels. */
  height: number;
  content: ReactNode;
  /** Position of each row of the data. */
  places: readonly Place[];
  /** Marks the row that is walked to. */
  active: (index: number) => ReactNode;
}
