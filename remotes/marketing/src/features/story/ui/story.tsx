import { Sources } from '../../sources';
import { ExampleEvidence } from './example-evidence';
import { Explanation } from './explanation';
import { NextStep } from './next-step';
import { Uses } from './uses';

/** Content below the picture. */
export default function Story({ objectId }: { objectId: string | null | undefined }) {
  return (
    <>
      <Explanation objectId={objectId} />
      <ExampleEvidence objectId={objectId} />
      <Uses />
      <Sources />
      <NextStep />
    </>
  );
}
