import { isBehindDoor } from '@kavel/contracts';
import { useLocation } from '@kavel/router';
import { useContext, useEffect } from 'react';
import { BrandContext } from './brand';
import { brandExit, onBrandLeft, tellBrandLeft } from './leave-brand';

/**
 * Walking through the door of another brand loads the page again, in that brand. Opening Kavel's own door ends the
 * brand in every tab that is not behind a partner's door.
 */
export function DoorWatch() {
  const { brand, doors } = useContext(BrandContext);
  const { pathname } = useLocation();
  const behindOwnDoor = brand !== null && isBehindDoor(pathname, brand.door);
  useEffect(() => {
    const door = doors.find(one => isBehindDoor(pathname, one));
    if (door && door !== brand?.door) brandExit.reload();
  }, [brand, doors, pathname]);
  useEffect(() => {
    if (brand === null && pathname === '/') tellBrandLeft();
  }, [brand, pathname]);
  useEffect(() => {
    if (brand === null || behindOwnDoor) return;
    return onBrandLeft(brandExit.reload);
  }, [brand, behindOwnDoor]);
  return null;
}
