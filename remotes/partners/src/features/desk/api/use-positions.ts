import { useSession } from '@kavel/auth';
import { isBagId } from '@kavel/contracts';
import { useState } from 'react';
import type { DeskKind, Position } from '../model/position';

/** Positions stored in this browser; invalid entries are ignored. */
function read(key: string): Position[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(value: unknown): value is Position {
  if (typeof value !== 'object' || value === null) return false;
  const { objectId, address, loan } = value as Partial<Record<keyof Position, unknown>>;
  return (
    typeof objectId === 'string' &&
    isBagId(objectId) &&
    typeof address === 'string' &&
    (loan === null || typeof loan === 'number')
  );
}

/** The user's list, stored in this browser only. */
export function usePositions(kind: DeskKind) {
  const { user } = useSession();
  const key = `partners.${kind}.${user?.userId ?? 'nobody'}`;
  const [positions, setPositions] = useState(() => read(key));

  const change = (next: Position[]) => {
    localStorage.setItem(key, JSON.stringify(next));
    setPositions(next);
  };

  return {
    positions,
    add: (added: Position) =>
      positions.some(({ objectId }) => objectId === added.objectId)
        ? undefined
        : change([added, ...positions]),
    remove: (objectId: string) => change(positions.filter(position => position.objectId !== objectId)),
    setLoan: (objectId: string, loan: number | null) =>
      change(positions.map(position => (position.objectId === objectId ? { ...position, loan } : position))),
  };
}
