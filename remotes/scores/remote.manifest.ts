import { defineRemote } from '@kavel/contracts';

/** Scores of an address with their explanation, and documents. */
export default defineRemote({
  name: 'scores',
  routes: [
    {
      path: '/passport/:id',
      module: './PassportPage',
      permission: 'auth.property-pass',
      title: { nl: 'Vastgoedpaspoort', en: 'Property passport', de: 'Objektpass' },
    },
    {
      path: '/score/:id',
      module: './ScorePage',
      permission: 'auth.unrestricted-access-general',
      title: { nl: 'Vastgoedscore', en: 'Property score', de: 'Objektscore' },
    },
    {
      path: '/score/compare',
      module: './ScoreComparePage',
      permission: 'auth.unrestricted-access-general',
      title: { nl: 'Scores vergelijken', en: 'Compare scores', de: 'Punktzahlen vergleichen' },
    },
    {
      path: '/score/portfolio/:id',
      module: './PortfolioScoresPage',
      permission: 'auth.unrestricted-access-general',
      title: {
        nl: 'Scores van een portefeuille',
        en: 'Scores of a portfolio',
        de: 'Punktzahlen eines Portfolios',
      },
    },
    {
      path: '/score/area/:areaType/:areaKey',
      module: './AreaScorePage',
      permission: 'auth.unrestricted-access-general',
      title: { nl: 'Score van een gebied', en: 'Score of an area', de: 'Punktzahl eines Gebiets' },
    },
    {
      path: '/sustainability-index',
      module: './SustainabilityPage',
      permission: 'auth.sustainability-score',
      title: { nl: 'Duurzaamheidsindex', en: 'Sustainability index', de: 'Nachhaltigkeitsindex' },
    },
    {
      path: '/sustainability-index/:id',
      module: './SustainabilityAddressPage',
      permission: 'auth.sustainability-score',
      title: { nl: 'Duurzaamheidsindex', en: 'Sustainability index', de: 'Nachhaltigkeitsindex' },
    },
    {
      path: '/sustainability-index/area/:areaType/:areaKey',
      module: './SustainabilityAreaPage',
      permission: 'auth.sustainability-score',
      title: {
        nl: 'Duurzaamheidsindex van een gebied',
        en: 'Sustainability index of an area',
        de: 'Nachhaltigkeitsindex eines Gebiets',
      },
    },
    {
      path: '/pdf',
      module: './PdfPage',
      permission: 'auth.unrestricted-access-general',
      title: { nl: 'Documenten', en: 'Documents', de: 'Dokumente' },
    },
    {
      path: '/pdf/assignment',
      module: './ReportAssignmentPage',
      permission: 'auth.automated-valuation',
      title: {
        nl: 'Opdracht en ondertekening',
        en: 'Assignment and signature',
        de: 'Auftrag und Unterschrift',
      },
    },
    {
      path: '/pdf/templates',
      module: './ReportTemplatesPage',
      permission: 'auth.automated-valuation',
      title: { nl: 'Rapportsjablonen', en: 'Report templates', de: 'Berichtsvorlagen' },
    },
    {
      path: '/pdf/verify',
      module: './VerifySignaturePage',
      permission: null,
      title: { nl: 'Handtekening controleren', en: 'Check a signature', de: 'Signatur prüfen' },
    },
    {
      path: '/property-score-pdf',
      module: './PropertyScorePdfPage',
      permission: 'auth.unrestricted-access-general',
      title: { nl: 'Scorerapport', en: 'Score report', de: 'Scorebericht' },
    },
    {
      path: '/technisch-pve',
      module: './TechnischPvePage',
      permission: 'auth.unrestricted-access-general',
      title: {
        nl: 'Technisch programma van eisen',
        en: 'Technical brief',
        de: 'Technisches Anforderungsprogramm',
      },
    },
    {
      path: '/pdf-export',
      module: './PdfExportPage',
      permission: 'auth.unrestricted-access-general',
      title: {
        nl: 'Documenten in één bestand',
        en: 'Documents in one file',
        de: 'Dokumente in einer Datei',
      },
    },
    {
      path: '/shared-passport',
      module: './SharedPassportPage',
      permission: null,
      title: { nl: 'Gedeeld vastgoedpaspoort', en: 'Shared property passport', de: 'Geteilter Objektpass' },
    },
  ],
  navigation: [
    {
      path: '/pdf',
      label: { nl: 'Documenten', en: 'Documents', de: 'Dokumente' },
      audience: 'member',
      permission: 'auth.unrestricted-access-general',
      order: 50,
    },
  ],
  exposes: [
    {
      slot: 'object-section',
      module: './ObjectScore',
      permission: 'auth.property-pass',
      title: { nl: 'Vastgoedscore', en: 'Property score', de: 'Objektscore' },
      order: 10,
    },
    {
      slot: 'portfolio-tab',
      module: './PortfolioTab',
      permission: 'auth.unrestricted-access-general',
      title: { nl: 'Scores', en: 'Scores', de: 'Punktzahlen' },
      order: 10,
    },
  ],
  opens: { address: '/passport/:id' },
});
