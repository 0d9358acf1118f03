import { defineTexts } from '@kavel/i18n';

/** Texts of what the browser checks by itself: it words that in its own language, not in the user's. */
export const { useTexts: useConstraintTexts } = defineTexts({
  nl: {
    missing: 'Vul dit in.',
    mistyped: 'Dit is niet in de juiste vorm.',
    email: 'Vul een geldig e-mailadres in.',
    outside: 'Dit ligt buiten wat mag.',
    tooShort: 'Dit is te kort.',
    tooLong: 'Dit is te lang.',
    date: 'Vul een datum in als {{pattern}}.',
    openCalendar: 'Kies een datum',
  },
  en: {
    missing: 'Fill this in.',
    mistyped: 'This is not in the right form.',
    email: 'Fill in a valid e-mail address.',
    outside: 'This is outside what is allowed.',
    tooShort: 'This is too short.',
    tooLong: 'This is too long.',
    date: 'Fill in a date as {{pattern}}.',
    openCalendar: 'Choose a date',
  },
  de: {
    missing: 'Bitte ausfüllen.',
    mistyped: 'Das hat nicht die richtige Form.',
    email: 'Bitte eine gültige E-Mail-Adresse angeben.',
    outside: 'Das liegt außerhalb des Erlaubten.',
    tooShort: 'Das ist zu kurz.',
    tooLong: 'Das ist zu lang.',
    date: 'Bitte ein Datum als {{pattern}} angeben.',
    openCalendar: 'Datum wählen',
  },
});

export type Constraint = 'missing' | 'mistyped' | 'email' | 'outside' | 'tooShort' | 'tooLong';

/** What the browser holds against a control. */
export function brokenConstraint({ type, validity }: HTMLInputElement): Constraint {
  if (validity.valueMissing) return 'missing';
  if (validity.typeMismatch && type === 'email') return 'email';
  if (validity.tooShort) return 'tooShort';
  if (validity.tooLong) return 'tooLong';
  if (validity.rangeUnderflow || validity.rangeOverflow) return 'outside';
  return 'mistyped';
}

/** Whether nothing before it in its form is refused: the one to mend first. */
export function isFirstBroken(control: HTMLInputElement): boolean {
  const controls = [...(control.form?.elements ?? [])] as HTMLInputElement[];
  return controls.find(({ validity }) => !validity.valid) === control;
}
