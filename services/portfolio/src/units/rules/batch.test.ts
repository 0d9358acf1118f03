import type { LineResult } from '@kavel/contracts';
import fc from 'fast-check';
import { objectId } from '../../testing/made-up-objects';
import { planBatch, plannedObjectIds, reportAdded } from './batch';

const matched = (line: number, object: number): LineResult => ({
  line,
  text: `regel ${line}`,
  outcome: 'matched',
  objectId: objectId(object),
  address: `Adres ${object}`,
  candidates: [],
});

const outcomes = (lines: LineResult[]) => lines.map(line => line.outcome);

describe('the plan of a batch', () => {
  it('reports an object that was added by somebody else in the meantime', () => {
    const plan = planBatch([matched(1, 1), matched(2, 2)], new Set());
    expect(outcomes(reportAdded(plan, new Set([objectId(1)])))).toEqual(['added', 'already-in-portfolio']);
  });

  it('never loses a line, and adds no object twice and none that exists', () => {
    const objects = fc.array(fc.nat({ max: 20 }), { maxLength: 60 });
    fc.assert(
      fc.property(objects, fc.uniqueArray(fc.nat({ max: 20 })), (listed, there) => {
        const present = new Set(there.map(objectId));
        const plan = planBatch(
          listed.map((object, index) => matched(index + 1, object)),
          present,
        );
        const added = plannedObjectIds(plan);
        expect(plan.map(line => line.line)).toEqual(listed.map((_, index) => index + 1));
        expect(new Set(added).size).toBe(added.length);
        expect(new Set([...added, ...present])).toEqual(new Set([...listed.map(objectId), ...present]));
        expect(added.filter(id => present.has(id))).toEqual([]);
      }),
    );
  });
});
