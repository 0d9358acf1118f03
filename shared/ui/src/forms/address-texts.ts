import { defineTexts } from '@kavel/i18n';

/** Default texts of the address search. */
export const { useTexts: useAddressTexts } = defineTexts({
  nl: {
    nothing: 'Geen adres gevonden. Probeer een postcode met huisnummer.',
    failed: 'Zoeken lukt nu niet. Probeer het zo opnieuw.',
    fictional: 'fictief',
  },
  en: {
    nothing: 'No address found. Try a postcode with a house number.',
    failed: 'Searching does not work right now. Try again in a moment.',
    fictional: 'fictional',
  },
  de: {
    nothing: 'Keine Adresse gefunden. Versuchen Sie Postleitzahl und Hausnummer.',
    failed: 'Die Suche funktioniert gerade nicht. Versuchen Sie es gleich noch einmal.',
    fictional: 'fiktiv',
  },
});
