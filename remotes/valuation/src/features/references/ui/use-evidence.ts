import { useSearchParams } from '@kavel/router';

export type Evidence = 'sales' | 'investments' | 'office';

/** Evidence shown beside a value: its sales, sales of let property, or an office's rent. */
export function useEvidence(isOffice: boolean): [Evidence, (evidence: Evidence) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('evidence');
  const choose = (evidence: Evidence) =>
    setParams(
      now => {
        if (evidence === 'sales') now.delete('evidence');
        else now.set('evidence', evidence);
        return now;
      },
      { replace: true },
    );
  if (asked === 'investments' || (asked === 'office' && isOffice)) return [asked, choose];
  return ['sales', choose];
}
