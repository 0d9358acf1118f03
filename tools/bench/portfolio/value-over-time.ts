import { benchValueOverTime } from '@kavel/service-portfolio/bench';
import { atMost, forComparison, type Measurement } from '../figure';

/** Why the value of 10,000 units changed between two dates, from issue 21. */
export const measureValueOverTime: Measurement = async ({ say }) => {
  say('approving two valuations of 10,000 units');
  const { bridge, weighed, overTime } = await benchValueOverTime();
  return [
    atMost('bridge between two dates of 10000 units', bridge, 's', 1),
    atMost('the same of weighed values', weighed, 's', 1),
    forComparison('values over time of 10000 units, two dates', overTime, 's'),
  ];
};
