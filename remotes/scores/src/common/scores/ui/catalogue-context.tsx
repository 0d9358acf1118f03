import { createContext, type ReactNode, use } from 'react';
import { propertyScore } from '../api/property-score';
import type { ScoreCatalogue } from '../model/catalogue';

const Catalogue = createContext<ScoreCatalogue>(propertyScore);

/** Says which score the pages inside are of; the property score without it. */
export function CatalogueProvider({
  catalogue,
  children,
}: {
  catalogue: ScoreCatalogue;
  children: ReactNode;
}) {
  return <Catalogue value={catalogue}>{children}</Catalogue>;
}

export const useCatalogue = (): ScoreCatalogue => use(Catalogue);
