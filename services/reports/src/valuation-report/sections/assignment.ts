import type { Signer } from '@kavel/contracts/reports';
import type { Block, Cell, Fact } from '../model/report';
import { fact, paragraphsOf, type Writing } from './context';

/** What was asked for, the basis and date of value, and who valued. */
export function assignment({ figures, t, c }: Writing): Block[] {
  const { assignment: stated, date, portfolio } = figures;
  const { basisOfValue, inspection, inspectedOn } = stated;
  const said = (cell: Cell | null): Cell => cell ?? c.text(t.notStated);
  const items: Fact[] = [
    fact(t.client, said(stated.client === null ? null : c.text(stated.client))),
    fact(t.purpose, said(stated.purpose === null ? null : c.text(stated.purpose.replace(/\s+/g, ' ')))),
    ...(portfolio === '' ? [] : [fact(t.portfolio, c.text(portfolio))]),
    fact(
      t.basisOfValue,
      said(basisOfValue && c.text(t.bases[basisOfValue])),
      basisOfValue && t.baseTexts[basisOfValue],
    ),
    fact(t.valueDate, c.date(date)),
    fact(t.inspection, said(inspection && c.text(t.extents[inspection]))),
    fact(t.inspectedOn, said(inspectedOn === null ? null : c.date(inspectedOn))),
    fact(t.appraiser, said(signerCell(stated.appraiser))),
    ...(stated.secondAppraiser.name === null
      ? []
      : [fact(t.secondAppraiser, said(signerCell(stated.secondAppraiser)))]),
  ];
  return [{ kind: 'facts', items }];
}

/** What the value assumes, and what it does not cover. */
export function assumptions({ figures: { assignment: stated }, t }: Writing): Block[] {
  const part = (heading: string, text: string | null): Block[] => [
    { kind: 'heading', text: heading },
    ...(text === null ? [{ kind: 'paragraph' as const, text: t.notStated }] : paragraphsOf(text)),
  ];
  return [
    ...part(t.generalAssumptions, stated.assumptions),
    ...part(t.specialAssumptions, stated.specialAssumptions),
    ...part(t.limitations, stated.limitations),
  ];
}

/** Name, role, register and number, as far as they are stated; null without a name. */
export function signerText({ name, role, register, number }: Signer): string | null {
  if (name === null) return null;
  const registered = [register, number].filter(part => part !== null).join(' ');
  return [name, role, registered].filter(part => part !== null && part !== '').join(', ');
}

function signerCell(signer: Signer): Cell | null {
  const text = signerText(signer);
  return text === null ? null : { text };
}
