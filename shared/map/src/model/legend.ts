export interface LegendEntry {
  key: string;
  label: string;
  colour: string;
}

/** What the colours of a layer mean. */
export interface MapLegend {
  title: string;
  entries: readonly LegendEntry[];
  /** Of several legends about the same thing only the first is shown. */
  about?: string;
}
