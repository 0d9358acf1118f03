import type { PageBrand } from '@kavel/contracts';
import { createContext, useContext } from 'react';
import { inlinedJson } from '../boot/inlined-json';

const kavel: PageBrand = { brand: null, doors: [] };

export const BrandContext = createContext<PageBrand>(kavel);

/** The brand that the gateway selected for this page. */
export function readBrand(): PageBrand {
  return inlinedJson<PageBrand>('kavel-brand');
}

/** The partner whose brand the page shows; null for Kavel itself. */
export function useBrand(): PageBrand['brand'] {
  return useContext(BrandContext).brand;
}
