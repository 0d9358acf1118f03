import type { AssignmentFacts, NamedSigner, Signer } from '@kavel/contracts/reports';
import type { Block, Fact } from '../model/report';
import { fill } from '../texts';
import { fact, type Writing, wholePostcode } from './context';

/** Values that an appraiser set, with reason and names. */
export function overrides({ figures, t, c }: Writing): Block[] {
  if (figures.overrides.length === 0) return [{ kind: 'paragraph', text: t.noOverrides }];
  const right = true;
  return [
    { kind: 'paragraph', text: t.overridesLead },
    {
      kind: 'table',
      columns: [
        { head: t.address, share: 1 },
        { head: t.byModel, right },
        { head: t.fixed, right },
        { head: t.reason, share: 1.4 },
      ],
      rows: figures.overrides.map(({ address, modelValue, value, reason, by, confirmedBy }) => {
        const confirmed = confirmedBy === '' ? '' : fill(t.confirmed, { name: confirmedBy });
        const note = [by, confirmed].filter(Boolean).join('; ');
        return [
          c.text(wholePostcode(address)),
          c.money(modelValue),
          c.money(value),
          { ...c.text(reason), ...(note === '' ? {} : { note }) },
        ];
      }),
    },
  ];
}

/** How the values came about, and what they are not. */
export function method({ figures: { assignment }, t }: Writing): Block[] {
  const registered = assignment.appraiser.name !== null && assignment.appraiser.number !== null;
  return [t.methodText, t.uncertainty, registered ? t.bySigner : t.notAppraisal].map(text => ({
    kind: 'paragraph',
    text,
  }));
}

/** A place to sign for each appraiser; a draft has none. */
export function signature({ figures: { assignment, approved }, t, c }: Writing): Block[] {
  if (approved === null) return [{ kind: 'paragraph', text: t.signDraft }];
  const { signedOn } = assignment;
  const said = (text: string | null) => c.text(text ?? t.notStated);
  return [
    { kind: 'paragraph', text: t.signatureLead },
    {
      kind: 'signatures',
      line: t.signLine,
      signers: signersIn(assignment).map((signer): Fact[] => [
        fact(t.signName, said(signer.name)),
        fact(t.signRole, said(signer.role)),
        fact(t.signRegister, said(registerOf(signer) || null)),
        // Without a date of its own, the day of the approval.
        fact(t.signDate, c.date(signedOn ?? approved.date)),
      ]),
    },
  ];
}

/** Who has a place to sign. */
export function signersIn({ appraiser, secondAppraiser }: AssignmentFacts): Signer[] {
  return secondAppraiser.name === null ? [appraiser] : [appraiser, secondAppraiser];
}

/** Those whose name is stated. */
export function named(signers: readonly Signer[]): NamedSigner[] {
  return signers.flatMap(signer =>
    signer.name === null ? [] : [{ name: signer.name, register: registerOf(signer) }],
  );
}

function registerOf({ register, number }: Signer): string {
  return [register, number].filter(Boolean).join(' ');
}

/** What the document rests on, and how to make it again. */
export function sources({ figures: { origin, object }, t, c }: Writing): Block[] {
  const names: Readonly<Record<string, string>> = t.sources;
  return [
    { kind: 'paragraph', text: t.account.lead },
    {
      kind: 'fingerprints',
      items: [
        fact(t.account.catalogue, c.text(origin.catalogues.join(', '))),
        fact(t.account.dataDate, c.date(origin.dataDate)),
        ...(origin.models.length > 0 ? [fact(t.account.model, c.text(origin.models.join(', ')))] : []),
        fact(t.account.object, c.text(object)),
      ],
      input: { name: t.account.input, note: t.account.inputNote },
      template: { name: t.account.template, note: t.account.templateNote },
    },
    { kind: 'heading', text: t.account.sources },
    { kind: 'list', items: origin.sources.map(source => names[source] ?? source) },
    { kind: 'heading', text: t.account.again },
    { kind: 'paragraph', text: t.account.againText },
    ...(origin.fictional
      ? [
          { kind: 'heading' as const, text: t.account.fictional },
          { kind: 'paragraph' as const, text: t.account.fictionalText },
        ]
      : []),
  ];
}
