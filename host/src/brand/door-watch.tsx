import { isBehindDoor } from '@kavel/contracts';
import { useLocation } from '@kavel/router';
import { useContext, useEffect } from 'react';
import { BrandContext } from './brand';

/** Walking through the door of another brand loads the page anew, in that brand. */
export function DoorWatch() {
  const { brand, doors } = useContext(BrandContext);
  const { pathname } = useLocation();
  useEffect(() => {
    const door = doors.find(one => isBehindDoor(pathname, one));
    if (door && door !== brand?.door) location.reload();
  }, [brand, doors, pathname]);
  return null;
}
