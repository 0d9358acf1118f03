/** A webpack loader: the text of the reference's module, without all but the properties of layers. */
declare function leanStyleSpec(source: string): string;
export = leanStyleSpec;
