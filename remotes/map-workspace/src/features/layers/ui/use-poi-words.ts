import { type PoiKind, poiKinds } from '@kavel/contracts/layers';
import { useTexts } from '../i18n';

/** Names of kinds of points of interest; a kind that is not known keeps its own. */
export function usePoiWords(): (kind: string) => string {
  const t = useTexts();
  return kind => {
    const known: PoiKind | undefined = poiKinds.find(one => one === kind);
    return known ? t(`kinds.${known}`) : kind;
  };
}
