/** Texts of the filter controls about the filtered subject. */
export interface SubjectTexts {
  /** `van 1.000` */
  of: (total: number) => string;
  /** `4 objecten gevonden` */
  found: (count: number) => string;
  /** `Toon 4 objecten` */
  show: (count: number) => string;
  /** Nothing is filtered. */
  none: string;
  failed: string;
  failedHelp: string;
  /** Things without a value do not count. */
  missing: (count: number) => string;
  /** Where most of them lie. */
  bars: (range: { name: string; from: string; to: string }) => string;
}
