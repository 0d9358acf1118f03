import { bus, useBusEvent } from '@kavel/event-bus';
import { useSearchParams } from '@kavel/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStable } from '../../../common/use-stable';
import type { UnitRow } from '../model/unit-row';

const parameter = 'unit';
/** Set while the details of the selected unit are open. */
const detailsParameter = 'details';

/** The selected unit by object id: kept in the address, published to and followed from other pages and tabs. */
export function useUnitSelection(portfolioId: string, rows: readonly UnitRow[]) {
  const [address, setAddress] = useSearchParams();
  const selectedId = address.get(parameter);
  const showsDetails = address.has(detailsParameter);

  // A call that resolves after the page was left must not navigate back to it.
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  // The address as rendered is behind it while several changes follow each other.
  const latest = useRef(selectedId);
  useLayoutEffect(() => {
    latest.current = selectedId;
  }, [selectedId]);

  const show = (objectId: string | null, details = showsDetails) => {
    if (!here.current) return;
    latest.current = objectId;
    setAddress(
      now => {
        if (objectId) now.set(parameter, objectId);
        else now.delete(parameter);
        if (details && objectId) now.set(detailsParameter, '1');
        else now.delete(detailsParameter);
        return now;
      },
      { replace: true },
    );
  };

  const select = useStable((objectId: string | null) => {
    if (objectId === latest.current || !here.current) return;
    show(objectId);
    bus.publish('unit-selected', { objectId, portfolioId });
  });

  useBusEvent('unit-selected', event => {
    if (event.objectId === latest.current) return;
    if (event.objectId === null && event.portfolioId === portfolioId) show(null);
    if (rows.some(row => row.objectId === event.objectId)) show(event.objectId);
  });

  const opened = useRef(selectedId);
  useEffect(() => {
    if (opened.current) bus.publish('unit-selected', { objectId: opened.current, portfolioId });
  }, [portfolioId]);

  const openDetails = useStable((objectId: string) => {
    const known = objectId === latest.current;
    if (known && showsDetails) return;
    show(objectId, true);
    if (!known) bus.publish('unit-selected', { objectId, portfolioId });
  });

  return { selectedId, select, showsDetails, openDetails, closeDetails: () => show(selectedId, false) };
}

export type UnitSelection = ReturnType<typeof useUnitSelection>;
