import type { AssignmentFacts, Signer } from '@kavel/contracts/reports';
import { lineOf } from './content';

/** Somebody on record, with the register of the profile. */
export interface Recorded {
  name: string;
  registerName?: string | null | undefined;
  registerNumber?: string | null | undefined;
}

/**
 * Who signs. Where the assignment names nobody, those on record: who submitted the valuation and who approved it. What it
 * leaves open of somebody on record is filled in from there, with the register of the profile.
 */
export function signersOf(
  stated: AssignmentFacts,
  { submitted, approved }: { submitted: Recorded | null; approved: Recorded | null },
): Pick<AssignmentFacts, 'appraiser' | 'secondAppraiser'> {
  return {
    appraiser: filled(stated.appraiser, submitted ?? approved),
    secondAppraiser: filled(stated.secondAppraiser, submitted && approved),
  };
}

function filled(stated: Signer, recorded: Recorded | null): Signer {
  if (recorded === null) return stated;
  const { registerName = null, registerNumber = null } = recorded;
  const known: Signer = {
    name: lineOf(recorded.name),
    role: null,
    register: registerName && lineOf(registerName),
    number: registerNumber && lineOf(registerNumber),
  };
  if (stated.name === null) return known;
  if (stated.name.trim() !== known.name) return stated;
  return {
    name: stated.name,
    role: stated.role,
    register: stated.register ?? known.register,
    number: stated.number ?? known.number,
  };
}
