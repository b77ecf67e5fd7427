import type { Contributor, Draft } from './draft.ts';

const person = (id: string): Contributor => ({
  id,
  type: 'person',
  name: `Person ${id}`,
  given: null,
  family: null,
  email: null,
  orcid: null,
  corresponding: false,
  affiliations: [],
  credit: [],
});

/** A draft for the tests of the wizard. */
export const aDraft = ({ people = [], ...rest }: Partial<Draft> & { people?: string[] } = {}): Draft => ({
  id: 'd1',
  article_id: 'd1',
  journal_id: 'j1',
  journal_name_en: 'Journal of Tropical Ecology',
  journal_name_ms: 'Jurnal Ekologi Khatulistiwa',
  number: null,
  status: 'draft',
  stage: 'submission',
  section_id: 's1',
  article_type: 'research-article',
  language: 'en',
  article_title: { en: 'Peat' },
  abstract: { en: 'Peat burns.' },
  keywords: { en: ['peat'] },
  declarations: {},
  checklist: [],
  submis_checklist: [],
  step: 'metadata',
  contributor: people.map(person),
  files: [],
  references: [],
  missing: [],
  updated_at: '2026-11-18T02:42:00.000Z',
  version: 1,
  ...rest,
});
