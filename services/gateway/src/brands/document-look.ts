import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FindLook } from '@kavel/service-reports';
import type { BrandSource } from './brand-source';

/** Looks of documents by brand: the light colours, because paper is white. */
export function documentLook(brands: BrandSource, folder: string): FindLook {
  return id => {
    const known = brands.byId(id);
    if (known === undefined) return undefined;
    const { accent, accentSoft } = known.brand.colours.light;
    const logo = { name: 'logo.svg', bytes: readFileSync(join(folder, id, 'logo.svg')) } as const;
    return { name: known.brand.name, accent, accentSoft, logo };
  };
}
