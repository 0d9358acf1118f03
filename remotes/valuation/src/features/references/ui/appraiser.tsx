import type { Reference, ReferenceParams, Unit, ValuationResult } from '@kavel/contracts';
import type { OwnReference, UnitChoices, ValueOverride } from '@kavel/contracts/valuations';
import { useFormats } from '@kavel/i18n';
import { useState } from 'react';
import { shownResult } from '../../../common/shown-result';
import { useTexts } from '../../../i18n';
import { combined, exclude, include, pin, unpin, withOverride, withOwn, withoutOwn } from '../model/choices';
import { ConflictDialog, type VersionFact } from './conflict-dialog';
import { OverrideDialog } from './override-dialog';
import { OwnReferenceDialog } from './own-reference-dialog';
import type { ReferenceActions } from './references-table';
import type { useBucketSettings } from './use-bucket-settings';
import type { Decisions } from './use-decisions';
import { useSettingWords } from './use-setting-words';

type Open =
  | { dialog: 'own'; own: OwnReference | null }
  | { dialog: 'override'; suggested: ValueOverride | null }
  | null;

export interface AppraiserOptions {
  unit: Unit | null;
  valueDate: string;
  references: readonly Reference[];
  result: ValuationResult | undefined;
  decisions: Decisions;
}

/** Appraiser actions for one unit, and their dialogs. */
export function useAppraiser({ unit, valueDate, references, result, decisions }: AppraiserOptions) {
  const t = useTexts();
  const [open, setOpen] = useState<Open>(null);
  const { choices, decide } = decisions;
  const close = () => setOpen(null);
  const ownOf = ({ id }: Reference) => choices.own.find(own => own.id === id) ?? null;

  const actions: ReferenceActions = {
    onInclude: (reference, isIncluded) => {
      const { address, id } = reference;
      if (isIncluded) decide(include(choices, id), t('appraisal.reincluded', { address }));
      else decide(exclude(choices, reference), t('appraisal.excluded', { address }));
    },
    onPin: ({ id, address }, isPinned) =>
      isPinned
        ? decide(pin(choices, id), t('appraisal.pinnedTold', { address }))
        : decide(unpin(choices, id), t('appraisal.unpinnedTold', { address })),
    onEdit: reference => setOpen({ dialog: 'own', own: ownOf(reference) }),
    onRemove: ({ id, address }) => decide(withoutOwn(choices, id), t('appraisal.ownRemoved', { address })),
  };

  const saveOwn = (own: OwnReference) => {
    close();
    const isKnown = choices.own.some(({ id }) => id === own.id);
    const { address } = own;
    decide(withOwn(choices, own), t(isKnown ? 'appraisal.ownChanged' : 'appraisal.ownAdded', { address }));
  };

  const dialogs = (
    <>
      {open?.dialog === 'own' && unit ? (
        <OwnReferenceDialog
          unit={unit}
          valueDate={valueDate}
          own={open.own}
          modelPricePerM2={result ? (result.override?.modelPricePerM2 ?? result.pricePerM2) : null}
          onClose={close}
          onSubmit={saveOwn}
        />
      ) : null}
      {open?.dialog === 'override' && result ? (
        <OverrideDialog
          modelValue={result.override?.modelValue ?? result.value}
          shownModelValue={shownResult(result).modelValue}
          override={open.suggested ?? choices.override}
          onClose={close}
          onSubmit={(override, isProposal) => {
            close();
            const told = t(isProposal ? 'appraisal.proposed' : 'appraisal.overridden');
            decide(withOverride(choices, override), told);
          }}
        />
      ) : null}
      <UnitConflict decisions={decisions} references={references} />
    </>
  );

  return {
    actions,
    dialogs,
    onAdd: () => setOpen({ dialog: 'own', own: null }),
    onOverride: (suggested: ValueOverride | null) => setOpen({ dialog: 'override', suggested }),
    onWithdraw: () => decide(withOverride(choices, null), t('appraisal.withdrawn')),
  };
}

/** Conflict dialog for concurrent decisions on one unit. */
function UnitConflict({ decisions, references }: { decisions: Decisions; references: readonly Reference[] }) {
  const t = useTexts();
  const f = useFormats();
  const { conflict } = decisions;
  if (!conflict) return null;
  const { decision, theirs } = conflict;
  const mine = decision.next;
  const addressOf = (id: string) =>
    [...references, ...mine.excluded, ...theirs.excluded].find(reference => reference.id === id)?.address ??
    id;
  const listed = (texts: readonly string[]) => (texts.length === 0 ? t('appraisal.none') : texts.join('; '));
  const fact = (label: string, text: (choices: UnitChoices) => string): VersionFact => ({
    label,
    mine: text(mine),
    theirs: text(theirs),
  });
  return (
    <ConflictDialog
      facts={[
        fact(t('appraisal.leftOut'), ({ excluded }) => listed(excluded.map(({ address }) => address))),
        fact(t('appraisal.kept'), ({ pinned }) => listed(pinned.map(addressOf))),
        fact(t('appraisal.ownOnes'), ({ own }) =>
          listed(own.map(({ address, price }) => `${address}, ${f.money(price)}`)),
        ),
        fact(t('appraisal.valueSet'), ({ override }) =>
          override ? `${f.money(override.value)}: ${override.reason}` : t('appraisal.byModel'),
        ),
      ]}
      onMine={() => decisions.settle(mine)}
      onTheirs={decisions.yield}
      onBoth={() => decisions.settle(combined(mine, theirs))}
    />
  );
}

/** Conflict dialog for concurrent changes of a bucket's reference settings. */
export function SettingsConflictDialog({ settings }: { settings: ReturnType<typeof useBucketSettings> }) {
  const t = useTexts();
  const words = useSettingWords();
  const { conflict } = settings;
  if (!conflict) return null;
  const inWords = (params: ReferenceParams) => [...words.limits(params), ...words.weights(params)];
  const theirs = inWords(conflict.theirs);
  return (
    <ConflictDialog
      facts={inWords(conflict.next).map(({ label, text }, i) => ({
        label,
        mine: text ?? t('appraisal.usual'),
        theirs: theirs[i]?.text ?? t('appraisal.usual'),
      }))}
      onMine={settings.keepMine}
      onTheirs={settings.takeTheirs}
    />
  );
}
