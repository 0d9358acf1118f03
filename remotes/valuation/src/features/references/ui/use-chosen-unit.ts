import type { ValuationDetail } from '@kavel/contracts';
import { bus, useBusEvent } from '@kavel/event-bus';
import { useSearchParams } from '@kavel/router';
import { useEffect, useRef } from 'react';

/**
 * The selected unit from the page address, by default the first. A selection is published on the event bus, and
 * selections of the same portfolio by other remotes and tabs are followed.
 */
export function useChosenUnit(valuation: ValuationDetail, firstUnitId: string | null) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('unit');
  const unit =
    valuation.units.find(({ id }) => id === asked) ??
    valuation.units.find(({ id }) => id === firstUnitId) ??
    valuation.units[0];

  // Update all parameters in one navigation: a second navigation in the same tick would overwrite the first.
  const show = (unitId: string, closeTable: boolean) =>
    setParams(
      now => {
        now.set('unit', unitId);
        if (closeTable) now.delete('view');
        return now;
      },
      { replace: true },
    );

  // The unit that is or will be shown; our own event arrives before the next render.
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

  // The bus replays its last event on subscription, which must not override the unit of the link.
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
