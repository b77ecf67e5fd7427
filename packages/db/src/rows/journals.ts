import type { BoardConsent, BoardRole } from '@naskhah/kernel/board';
import type { DayRule } from '@naskhah/kernel/day-rule';
import type { ChecklistItem, JournalContacts, JournalSettings, JournalTheme } from '@naskhah/kernel/documents';
import type { LocalizedText } from '@naskhah/kernel/language';
import type { Stage } from '@naskhah/kernel/stages';
import type { KeptSubmissionRules } from '@naskhah/kernel/submission-rules';
import type { Generated } from 'kysely';
import type { Json, JsonWithDefault } from './json.ts';

export type JournalRow = {
  id: string;
  path: string;
  name_en: Generated<string>;
  name_ms: Generated<string>;
  abbreviation: string;
  short_title: string | null;
  issn: string | null;
  eissn: string | null;
  publisher: Generated<string>;
  publisher_type: string | null;
  institution_ror: string | null;
  country: Generated<string>;
  first_year: number | null;
  frequency: string | null;
  languages: Generated<string[]>;
  scope: JsonWithDefault<LocalizedText>;
  website: string | null;
  review_type: JsonWithDefault<Record<string, string>>;
  peer_review: JsonWithDefault<LocalizedText>;
  access_type: string | null;
  license: string | null;
  fees: JsonWithDefault<LocalizedText>;
  archiving: JsonWithDefault<LocalizedText>;
  ethics: JsonWithDefault<LocalizedText>;
  contacts: JsonWithDefault<JournalContacts>;
  mysitasi_url: string | null;
  time_zone: Generated<string>;
  theme: JsonWithDefault<JournalTheme>;
  state: Generated<
    | 'draft'
    | 'submitted'
    | 'checking'
    | 'returned'
    | 'verified'
    | 'rejected'
    | 'active'
    | 'suspended'
    | 'ceased'
    | 'title_changed'
  >;
  state_reason: string | null;
  submis_checklist: JsonWithDefault<ChecklistItem[]>;
  settings: JsonWithDefault<JournalSettings>;
  submission_rules: JsonWithDefault<KeptSubmissionRules>;
  takes_submissions: Generated<boolean>;
  approval_levels: Generated<number>;
  owner_id: string | null;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
};

export type JournalDisciplineRow = {
  journal_id: string;
  code: string;
  is_primary: Generated<boolean>;
  sort: Generated<number>;
};

export type BoardMemberRow = {
  id: string;
  journal_id: string;
  sort: number;
  role: BoardRole;
  name: string;
  email: string | null;
  orcid: string | null;
  affiliation: Generated<string>;
  ror: string | null;
  country: string | null;
  term_from: string | null;
  term_to: string | null;
  person_id: string | null;
  consent: Generated<BoardConsent>;
  consent_word: Generated<string>;
  asked_at: Date | null;
  answered_at: Date | null;
  token_hash: Buffer | null;
  version: Generated<number>;
};

export type SectionRow = {
  id: string;
  journal_id: string;
  title_en: string;
  title_ms: string;
  sort: Generated<number>;
  open: Generated<boolean>;
};

export type NumberSeriesRow = {
  journal_id: string;
  year: number;
  last: number;
};

export type ReturnReasonRow = {
  journal_id: string;
  round: number;
  field: string;
  reason: string;
  position: number;
};

export type StageRow = {
  journal_id: string;
  stage: Stage;
  name_en: string;
  name_ms: string;
  in_use: Generated<boolean>;
  version: Generated<number>;
};

export type DayRuleRow = {
  journal_id: string;
  since: Date;
  rule: Json<DayRule>;
};

export type JournalsTables = {
  'journals.stage': StageRow;
  'journals.day_rule': DayRuleRow;
  'journals.journal': JournalRow;
  'journals.journal_discipline': JournalDisciplineRow;
  'journals.board_member': BoardMemberRow;
  'journals.section': SectionRow;
  'journals.number_series': NumberSeriesRow;
  'journals.return_reason': ReturnReasonRow;
};
