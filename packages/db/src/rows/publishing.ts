import type { Funding, FurtherAbstract, RelatedArticle } from '@naskhah/kernel/documents';
import type { LocalizedText } from '@naskhah/kernel/language';
import type { Generated } from 'kysely';
import type { JsonWithDefault } from './json.ts';

export type VolumeRow = {
  id: string;
  journal_id: string;
  number: string;
  year: number;
  title: JsonWithDefault<LocalizedText>;
};

export type IssueRow = {
  id: string;
  journal_id: string;
  volume_id: string;
  number: string;
  title: JsonWithDefault<LocalizedText>;
  description: JsonWithDefault<LocalizedText>;
  continuous: Generated<boolean>;
  planned_on: string | null;
  state: Generated<'draft' | 'compiled' | 'requested' | 'approved' | 'public' | 'returned' | 'unpublished'>;
  requested_by: string | null;
  requested_at: Date | null;
  approved_by: string | null;
  approved_at: Date | null;
  finally_approved_by: string | null;
  published_at: Date | null;
  return_reason: string | null;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
};

export type PublicationRow = {
  submission_id: string;
  journal_id: string;
  issue_id: string | null;
  section_id: string | null;
  position: Generated<number>;
  pages: Generated<string>;
  license_url: string | null;
  copyright: Generated<string>;
  dates: JsonWithDefault<Record<string, string>>;
  funding: JsonWithDefault<Funding[]>;
  related: JsonWithDefault<RelatedArticle[]>;
  further_abstracts: JsonWithDefault<FurtherAbstract[]>;
  version_number: Generated<number>;
  published_at: Date | null;
  updated_at: Date;
};

export type GalleyRow = {
  id: string;
  submission_id: string;
  kind: 'pdf' | 'html' | 'xml' | 'epub' | 'supplementary';
  label: string;
  language: string;
  position: Generated<number>;
  attachment_id: string | null;
  html: string | null;
  created_at: Date;
  author_approved_at: Date | null;
};

export type PublishingTables = {
  'publishing.volume': VolumeRow;
  'publishing.issue': IssueRow;
  'publishing.publication': PublicationRow;
  'publishing.galley': GalleyRow;
};
