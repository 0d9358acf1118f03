export interface LegendEntry {
  key: string;
  label: string;
  colour: string;
  /** Drawn as a ring around what has another colour. */
  ring?: boolean;
}

/** Meaning of a layer's colours. */
export interface MapLegend {
  title: string;
  entries: readonly LegendEntry[];
  /** Of several legends with the same value only the first is shown. */
  about?: string;
}
