/** Settings of file storage. Sizes in bytes. */
export interface FileSettings {
  /** A folder, or `s3://bucket/folder`. */
  address: string;
  /** `tcp://host:port` or `unix:///path` of clamd; null: nothing is scanned. */
  scanner: string | null;
  /** Of one file. */
  fileLimit: number;
  /** Of all files of an organisation. */
  organisationLimit: number;
  /** Between two rounds of the cleaner. */
  cleanEveryMs: number;
}

export const defaultFileSettings = {
  scanner: null,
  fileLimit: 2_000_000_000,
  organisationLimit: 20_000_000_000,
  cleanEveryMs: 600_000,
} as const satisfies Omit<FileSettings, 'address'>;
