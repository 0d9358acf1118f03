/** Source of a contracts module in, the same without schemas out. */
declare function leanContractsLoader(source: string): string;
export = leanContractsLoader;
