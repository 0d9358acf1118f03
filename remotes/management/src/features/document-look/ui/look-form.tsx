import { type DocumentLook, type DocumentLookBody, isReadableColour } from '@kavel/contracts/reports';
import { useQueryClient } from '@kavel/query';
import { useState } from 'react';
import { SettingsForm } from '../../../common/settings-form';
import { documentLookQuery, saveDocumentLook } from '../api/look-calls';
import { useDocumentLookTexts } from '../i18n';
import { ColourField } from './colour-field';
import { LogoField } from './logo-field';
import { LookPreview } from './look-preview';

export interface LookFormProps {
  look: DocumentLook;
  /** Name of the organisation. */
  organisation: string;
}

/** Form with logo and colour; the head of a document follows while they are chosen. */
export function LookForm({ look, organisation }: LookFormProps) {
  const t = useDocumentLookTexts();
  const client = useQueryClient();
  const stored: DocumentLookBody = { colour: look.colour, logo: look.logo };
  const [chosen, setChosen] = useState(stored);
  const { colour, logo } = chosen;
  const problem = colourProblem(colour);
  const save = async () => {
    const saved = await saveDocumentLook(chosen);
    client.setQueryData(documentLookQuery().queryKey, saved);
  };
  return (
    <SettingsForm
      changed={look.changed}
      texts={{
        unchanged: t('unchanged'),
        leave: { title: t('leave.title'), text: t('leave.text') },
      }}
      isEdited={colour !== stored.colour || logo !== stored.logo}
      canTry={problem === null}
      toSave={() => (problem === null ? save : null)}
      onUndo={() => setChosen(stored)}
    >
      <LogoField logo={logo} onChange={next => setChosen({ ...chosen, logo: next })} />
      <ColourField
        colour={colour}
        problem={problem && t(`colour.${problem}`)}
        onChange={next => setChosen({ ...chosen, colour: next })}
      />
      <LookPreview colour={problem === null ? colour : null} logo={logo} organisation={organisation} />
    </SettingsForm>
  );
}

function colourProblem(colour: string | null): 'unknown' | 'light' | null {
  if (colour === null) return null;
  if (!/^#[\da-f]{6}$/i.test(colour)) return 'unknown';
  return isReadableColour(colour) ? null : 'light';
}
