import { defineTexts } from '@kavel/i18n';

/** Texts of native validation, because the browser uses its own language instead of the user's. */
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

/** The violated native constraint of a control; null when valid. */
export function brokenConstraint({ type, validity }: HTMLInputElement): Constraint {
  if (validity.valueMissing) return 'missing';
  if (validity.typeMismatch && type === 'email') return 'email';
  if (validity.tooShort) return 'tooShort';
  if (validity.tooLong) return 'tooLong';
  if (validity.rangeUnderflow || validity.rangeOverflow) return 'outside';
  return 'mistyped';
}

/** Whether it is the first invalid control of its form, which gets the focus. */
export function isFirstBroken(control: HTMLInputElement): boolean {
  const controls = [...(control.form?.elements ?? [])] as HTMLInputElement[];
  return controls.find(({ validity }) => !validity.valid) === control;
}
