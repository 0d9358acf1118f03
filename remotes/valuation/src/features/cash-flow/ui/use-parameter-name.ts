import { useTexts } from '../../../i18n';
import type { ParameterKind } from '../model/parameter-keys';

const parts = ['reference', 'market', 'type', 'buildingYear', 'area', 'sellOff'] as const;

/** Name of a parameter within its group. */
export function useParameterName(): (kind: ParameterKind) => string {
  const t = useTexts();
  return kind => {
    if (kind.kind === 'rate') return t(`dcf.keys.${kind.key}`);
    if (kind.kind === 'cost') return t(`dcf.costs.${kind.cost}`);
    const part = parts.find(name => name === kind.part);
    return part ? t(`dcf.parts.${part}`) : kind.part;
  };
}
