import type { ValuationDetail } from '@kavel/contracts';
import { bus, useBusEvent } from '@kavel/event-bus';
import { useSearchParams } from '@kavel/router';
import { useEffect, useRef } from 'react';

/**
 * The unit in view, as the address of the page has it, else the first. Choosing one tells the other
 * remotes and tabs, and what they choose of the same portfolio is followed here.
 */
export function useChosenUnit(valuation: ValuationDetail, firstUnitId: string | null) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('unit');
  const unit =
    valuation.units.find(({ id }) => id === asked) ??
    valuation.units.find(({ id }) => id === firstUnitId) ??
    valuation.units[0];

  const show = (unitId: string) =>
    setParams(
      now => {
        now.set('unit', unitId);
        return now;
      },
      { replace: true },
    );

  const choose = (unitId: string) => {
    show(unitId);
    const chosen = valuation.units.find(({ id }) => id === unitId);
    if (chosen) bus.publish('unit-selected', { objectId: chosen.objectId, portfolioId: chosen.portfolioId });
  };

  // The bus repeats its last event on arrival: it must not win over a link to a unit.
  const arrived = useRef(false);
  useBusEvent('unit-selected', ({ objectId, portfolioId }) => {
    if (portfolioId !== valuation.portfolioId || (!arrived.current && asked)) return;
    const selected = valuation.units.find(other => other.objectId === objectId);
    if (selected && selected.id !== unit?.id) show(selected.id);
  });
  useEffect(() => {
    arrived.current = true;
  }, []);

  return { unit: unit ?? null, choose };
}
