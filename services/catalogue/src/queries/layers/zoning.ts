import type { Box } from '../../geo/polygon';
import { hasColumn } from '../../has-column';
import type { Snapshot } from '../../snapshot';
import { boxValues, touchesBox } from '../tiles';

export interface ZoningArea {
  bestemming: string;
  /** As the plan calls it. */
  naam: string | null;
  /** Number of the plan. */
  plan: string | null;
  shape: Uint8Array;
}

const hasNames = hasColumn('bestemming', 'plan');

export async function zoningInBox(snapshot: Snapshot, box: Box): Promise<ZoningArea[]> {
  const names = (await hasNames(snapshot)) ? 'naam, plan' : 'NULL AS naam, NULL AS plan';
  return snapshot.rows<ZoningArea>(
    `SELECT bestemming, ${names}, shape FROM bestemming WHERE ${touchesBox}`,
    boxValues(box),
  );
}
