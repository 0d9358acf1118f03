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

  // One change of the address at a time: a second one in the same breath would undo the first.
  const show = (unitId: string, closeTable: boolean) =>
    setParams(
      now => {
        now.set('unit', unitId);
        if (closeTable) now.delete('view');
        return now;
      },
      { replace: true },
    );

  // What is shown or about to be: our own event comes back before the page is drawn again.
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = unit?.id ?? null;
  }, [unit]);

  const choose = (unitId: string, { closeTable = false } = {}) => {
    shown.current = unitId;
    show(unitId, closeTable);
    const chosen = valuation.units.find(({ id }) => id === unitId);
    if (chosen) bus.publish('unit-selected', { objectId: chosen.objectId, portfolioId: chosen.portfolioId });
  };

  // The bus repeats its last event on arrival: it must not win over a link to a unit.
  const arrived = useRef(false);
  useBusEvent('unit-selected', ({ objectId, portfolioId }) => {
    if (portfolioId !== valuation.portfolioId || (!arrived.current && asked)) return;
    const selected = valuation.units.find(other => other.objectId === objectId);
    if (selected && selected.id !== shown.current) show(selected.id, false);
  });
  useEffect(() => {
    arrived.current = true;
  }, []);

  return { unit: unit ?? null, choose };
}
