import { isBehindDoor } from '@kavel/contracts';
import { useLocation } from '@kavel/router';
import { useContext, useEffect } from 'react';
import { BrandContext } from './brand';
import { brandExit, onBrandLeft, tellBrandLeft } from './leave-brand';

/**
 * Reloads the page at the entrance of another brand. Opening Kavel's own entrance ends the brand in all other tabs,
 * except those behind a partner's entrance.
 */
export function EntranceWatch() {
  const { brand, doors } = useContext(BrandContext);
  const { pathname } = useLocation();
  const behindOwnEntrance = brand !== null && isBehindDoor(pathname, brand.door);
  useEffect(() => {
    const door = doors.find(one => isBehindDoor(pathname, one));
    if (door && door !== brand?.door) brandExit.reload();
  }, [brand, doors, pathname]);
  useEffect(() => {
    if (brand === null && pathname === '/') tellBrandLeft();
  }, [brand, pathname]);
  useEffect(() => {
    if (brand === null || behindOwnEntrance) return;
    return onBrandLeft(brandExit.reload);
  }, [brand, behindOwnEntrance]);
  return null;
}
