import { type Step, Stepper } from './stepper';

export default { title: 'ui/core/Stepper' };

const steps: Step[] = [
  { key: 'buckets', title: 'Buckets', to: '/', state: 'completed', loading: false },
  { key: 'valuation', title: 'Valuation', to: '/', state: 'active', loading: false },
  { key: 'calculation', title: 'Calculation', to: '/', state: 'inactive', loading: true },
  { key: 'summary', title: 'Summary', to: '/', state: 'inactive', loading: false },
];

export const Halfway = () => (
  <Stepper label="Steps of a valuation" steps={steps} loadingLabel="Loading" doneLabel="done" />
);
