import { vitalNames } from '@kavel/contracts';
import { type VisitPeriod, type VitalName, visitPeriods } from '@kavel/contracts/content';
import { useSearchParams } from '@kavel/router';

/** What is shown, kept in the address: the period in days, and one web vital. */
export function useVisitChoice() {
  const [address, setAddress] = useSearchParams();
  const write = (name: string, value: string) =>
    setAddress(
      before => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const days: VisitPeriod = visitPeriods.find(one => String(one) === address.get('days')) ?? 30;
  const vital: VitalName = vitalNames.find(one => one === address.get('vital')) ?? 'LCP';
  return {
    days,
    vital,
    chooseDays: (value: string) => write('days', value),
    chooseVital: (value: VitalName) => write('vital', value),
  };
}
