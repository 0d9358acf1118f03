import { isBagId, isIsoDate } from '@kavel/contracts';
import {
  fits,
  type OfficeField,
  type OfficeForm,
  type OfficeInput,
  officeInputOf,
  typedNumber,
} from '../../income';

/** What is asked about a loose office, as typed: it stands in the address of the page. */
export interface OfficeQuestion extends OfficeForm {
  /** Null until an address is chosen. */
  objectId: string | null;
  /** Value date; empty is today. */
  date: string;
  /** Kilometres within which references are looked for. */
  distance: string;
}

export type QuestionField = OfficeField | 'date' | 'distance';

/** Kilometres. */
export const reach = { from: 0.1, to: 1_000, usual: '5' };
const typed = ['area', 'rent', 'costs', 'yield', 'date'] as const;

export function readQuestion(query: URLSearchParams): OfficeQuestion {
  const id = query.get('id') ?? '';
  const text = (key: string) => query.get(key) ?? '';
  return {
    objectId: isBagId(id) ? id : null,
    area: text('area'),
    rent: text('rent'),
    costs: text('costs'),
    yield: text('yield'),
    date: text('date'),
    distance: query.get('distance') ?? reach.usual,
  };
}

/** Leaves out what is empty or usual. */
export function writeQuestion(question: OfficeQuestion): URLSearchParams {
  const query = new URLSearchParams(question.objectId ? { id: question.objectId } : {});
  for (const key of typed) if (question[key].trim() !== '') query.set(key, question[key].trim());
  if (question.distance.trim() !== reach.usual) query.set('distance', question.distance.trim());
  return query;
}

/** The request for the valuation and the distance in kilometres (null: anywhere), or the invalid fields. */
export function checkedQuestion(
  question: OfficeQuestion,
  objectId: string,
): { input: OfficeInput; kilometres: number | null } | { wrong: ReadonlySet<QuestionField> } {
  const { date, distance } = question;
  const kilometres = typedNumber(distance);
  const checked = officeInputOf(question, {
    objectId,
    params: {},
    ...(date === '' ? {} : { valueDate: date }),
  });
  const wrong = new Set<QuestionField>('wrong' in checked ? checked.wrong : []);
  if (date !== '' && !isIsoDate(date)) wrong.add('date');
  if (!fits(kilometres, reach.from, reach.to)) wrong.add('distance');
  if ('wrong' in checked || wrong.size > 0) return { wrong };
  return { input: checked.input, kilometres };
}
