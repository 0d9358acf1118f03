export { ChecklistCard } from './ui/checklist-card';
