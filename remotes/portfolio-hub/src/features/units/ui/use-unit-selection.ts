import { bus, useBusEvent } from '@kavel/event-bus';
import { useSearchParams } from '@kavel/router';
import { useEffect, useRef } from 'react';
import { useStable } from '../../../common/use-stable';
import type { UnitRow } from '../model/unit-row';

const parameter = 'unit';

/** The selected unit by object id: kept in the address, published to and followed from other pages and tabs. */
export function useUnitSelection(portfolioId: string, rows: readonly UnitRow[]) {
  const [address, setAddress] = useSearchParams();
  const selectedId = address.get(parameter);

  // A call that resolves after the page was left must not navigate back to it.
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const show = (objectId: string | null) => {
    if (!here.current) return;
    setAddress(
      now => {
        if (objectId) now.set(parameter, objectId);
        else now.delete(parameter);
        return now;
      },
      { replace: true },
    );
  };

  const select = useStable((objectId: string | null) => {
    if (objectId === selectedId || !here.current) return;
    show(objectId);
    bus.publish('unit-selected', { objectId, portfolioId });
  });

  useBusEvent('unit-selected', event => {
    if (event.objectId === selectedId) return;
    if (event.objectId === null && event.portfolioId === portfolioId) show(null);
    if (rows.some(row => row.objectId === event.objectId)) show(event.objectId);
  });

  const opened = useRef(selectedId);
  useEffect(() => {
    if (opened.current) bus.publish('unit-selected', { objectId: opened.current, portfolioId });
  }, [portfolioId]);

  return { selectedId, select };
}
