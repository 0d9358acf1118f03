import { type TextsOf, vtwTypeTexts } from '@kavel/i18n';
import { en as registers } from '@kavel/i18n/registers/en';
import { appraisal } from './appraisal/en';
import { buckets } from './buckets/en';
import { calculation } from './calculation/en';
import { capex } from './capex/en';
import { hub } from './hub/en';
import { income } from './income/en';
import { model } from './model/en';
import { monteCarlo } from './monte-carlo/en';
import type { nl } from './nl';
import { office } from './office/en';
import { reconciliation } from './reconciliation/en';
import { record } from './record/en';
import { review } from './review/en';
import { whatIf } from './scenarios/en';
import { sensitivity } from './sensitivity/en';
import { summary } from './summary/en';
import { valuation } from './valuation/en';
import { weighing } from './weighing/en';

export const en: TextsOf<typeof nl> = {
  common: {
    cancel: 'Cancel',
    close: 'Close',
    save: 'Save',
    retry: 'Try again',
    details: 'Details for support',
    undo: 'Undo',
    next: 'Continue',
    loading: 'Loading',
    units_one: '{{count}} unit',
    units_other: '{{count}} units',
    unitsPlain: 'Units',
    total: 'Total',
    value: 'Market value (comparison, kk)',
    address: 'Address',
    unknown: 'unknown',
    valueDate: 'Value date',
    perM2: '{{amount}} per m²',
    inWords: 'value date {{date}}',
    map: 'Map',
    mapFailed: 'The map cannot be shown now. The table beside it has the same data.',
    mapLoading: 'The map is loading',
    panel: 'Buckets and units',
  },
  types: vtwTypeTexts.en,
  gebruiksdoelen: registers.gebruiksdoelen,
  status: {
    label: 'Status',
    draft: 'Draft',
    'in-review': 'In review',
    approved: 'Approved',
    archived: 'Archived',
    locked:
      'This valuation is approved and fixed, with its references, parameters and data. Duplicate it to go on calculating.',
    lockedInReview:
      'This valuation is in review and cannot be changed now. Send it back to draft on the Summary page to go on working.',
    change: 'Change status',
    moves: {
      draft: 'Back to draft',
      'in-review': 'Submit for review',
      approved: 'Approve',
      archived: 'Archive',
    },
    meaning: {
      draft: 'The valuation can then be changed again. The reason goes into the history.',
      'in-review': 'The valuation is locked until a colleague approves it or sends it back.',
      approved:
        'The valuation goes on record with you as the reviewer: references, parameters, data and model are fixed from then on. This cannot be undone.',
      archived:
        'The valuation is kept, but no longer counts as the last approved one. This cannot be undone.',
    },
    refusals: {
      'checklist-open':
        'The checklist is not complete: answer and confirm the open items. Your organisation requires it for an approval.',
      'reviewer-without-access': 'The reviewer has to work on valuations and be able to edit the portfolio.',
      'reviewer-own-work': 'The reviewer made, changed or submitted this valuation.',
      'own-work': 'You made, changed or submitted this valuation. A colleague approves it.',
      'results-missing': 'There are no values yet. Go through the Valuation step first.',
      'results-outdated':
        'The values are for another value date. Value the buckets again in the Valuation step.',
      'evidence-missing':
        'Of some values it was not kept what they rest on. Value the buckets again in the Valuation step.',
      'override-undecided':
        'A value set by hand waits for confirmation or goes further than allowed. Have it confirmed or withdraw it, in the Valuation step.',
    },
    review: {
      everybody: 'Everybody in your organisation can edit this portfolio, and so review it.',
      by: 'Can review: {{names}}.',
      nobody: 'Only you can edit this portfolio. Ask a reviewer: without a second person nobody can approve.',
      noColleague: 'There is no colleague to review the valuation.',
      hint: 'The reviewer may then edit the portfolio, which approving takes.',
      reviewer: 'Reviewer',
      dueDate: 'Due by',
      noOne: 'Nobody in particular',
      ask: 'Ask to review',
      asked: '{{name}} is asked to review',
      isAsked: '{{name}} is asked to review.',
      isAskedUntil: '{{name}} is asked to review, by {{date}} at the latest.',
      change: 'Another reviewer',
      withdraw: 'Withdraw the request',
    },
    reason: 'Reason',
    reasonOptional: 'Remark (may stay empty)',
    reasonHint: 'Goes into the history and cannot be changed later.',
    reasonNeeded: 'Write why the valuation goes back.',
    history: 'Status and history',
    noEvents: 'No steps of this valuation are on record yet.',
    made: 'made by {{name}}',
    moved: 'by {{name}}, was {{from}}',
    onBehalfOf: 'on behalf of {{name}}',
    frozenValue: 'Value on record',
    frozenAt: 'Recorded',
    frozenRevision: 'Version',
    revisions: '{{revision}} (references {{references}})',
    frozenData: 'Data',
    recompute: 'Recompute',
    recomputing: 'Recomputing',
    recomputedSame_one: '{{count}} value comes out the same to the cent.',
    recomputedSame_other: '{{count}} values come out the same to the cent.',
    recomputedDifferent_one: '{{count}} value differs.',
    recomputedDifferent_other: '{{count}} values differ.',
    storedOnly_one:
      '{{count}} value is from before Kavel kept what values rest on: only the stored value remains.',
    storedOnly_other:
      '{{count}} values are from before Kavel kept what values rest on: only the stored values remain.',
    byEvidence: 'Recomputed from the evidence that is kept ({{size}}).',
    notComparable_one:
      '{{count}} value was made with other data or another model and cannot be recomputed here.',
    notComparable_other:
      '{{count}} values were made with other data or another model and cannot be recomputed here.',
  },
  why: { open: 'Why {{figure}}?', source: 'Source' },
  first: {
    buckets: {
      title: 'Buckets first',
      text: 'Valuing goes by bucket. Check the suggestion and save it.',
      go: 'To Buckets',
    },
    valuation: {
      title: 'Values first',
      text: 'There are no values yet. Go through the step Valuation first.',
      go: 'To Valuation',
    },
  },
  errors: {
    title: 'That did not work',
    network: 'The server cannot be reached. Check the connection and try again.',
    signIn: 'You are no longer signed in. Sign in again; what you entered is still there.',
    notFound: 'This valuation does not exist (any more), or belongs to another organisation.',
    notFoundTitle: 'Valuation not found',
    toList: 'To all valuations',
    forbidden: 'You may not change this. Ask your administrator for the permission.',
    invisible: 'The name contains invisible characters, perhaps pasted from a document. Type the name again.',
    badRequest: 'The input is not right. Check it and try again.',
    revisionBehind: 'Somebody else has changed this valuation in the meantime.',
    locked: 'The current status of the valuation does not allow this; approved valuations are fixed.',
    nameTaken: 'There is already a valuation with this name.',
    noPortfolio: 'No portfolio selected. Please select a portfolio first.',
    portfolioEmpty: 'This portfolio has no units yet. Add addresses first.',
    bucketsMissing: 'No buckets have been saved yet. Begin with the step Buckets.',
    resultsMissing: 'There are no values yet. Go through the step Valuation first.',
    rateBelowGrowth:
      'The discount rate or the exit yield is at or below the growth: the value would be infinite. Raise the rate or lower the growth.',
    tooMany: 'Too many requests at once. Wait a moment and try again.',
    unavailable: 'The service is away for a moment. Nothing is lost; try again shortly.',
    other: 'The server could not process this. Nothing was changed.',
  },
  ...hub,
  ...buckets,
  ...valuation,
  ...calculation,
  ...summary,
  ...record,
  ...review,
  appraisal,
  capex,
  income,
  model,
  monteCarlo,
  office,
  reconciliation,
  sensitivity,
  weighing,
  whatIf,
};
