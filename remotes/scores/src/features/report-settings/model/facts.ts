import type { AssignmentFacts, Signer } from '@kavel/contracts/reports';

/** The facts as they are sent: empty texts are not stated. */
export function statedFacts(facts: AssignmentFacts): AssignmentFacts {
  return {
    ...facts,
    client: stated(facts.client),
    purpose: stated(facts.purpose),
    assumptions: stated(facts.assumptions),
    specialAssumptions: stated(facts.specialAssumptions),
    limitations: stated(facts.limitations),
    inspectedOn: stated(facts.inspectedOn),
    signedOn: stated(facts.signedOn),
    appraiser: statedSigner(facts.appraiser),
    secondAppraiser: statedSigner(facts.secondAppraiser),
  };
}

const stated = (text: string | null) => text?.trim() || null;

function statedSigner({ name, role, register, number }: Signer): Signer {
  return { name: stated(name), role: stated(role), register: stated(register), number: stated(number) };
}
