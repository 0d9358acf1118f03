export { SunHoursSection } from './ui/sun-hours-section';
