import { withoutMarks } from '@naskhah/kernel/inline-marks';
import {
  type ComponentName,
  type DeclarationName,
  declarationNames,
  type SubmissionRules,
  takesType,
} from '@naskhah/kernel/submission-rules';
import { countWords } from '@naskhah/kernel/word-count';

/** What a submission still lacks before it can be sent: one list for the wizard, the check step and the server's refusal. */
export type Draft = {
  rules: Pick<SubmissionRules, 'article_types' | 'components' | 'abstract_words' | 'metadata'>;
  /** Whether the section that was chosen still takes submissions. */
  sectionOpen: boolean;
  articleType: string;
  references: boolean;
  language: string;
  title: Record<string, string>;
  abstract: Record<string, string>;
  keywords: Record<string, string[]>;
  declarations: Record<string, string>;
  accepted: readonly string[];
  checklist: readonly string[];
  contributors: readonly { name: string; email: string | null; corresponding: boolean; affiliations: number }[];
  files: readonly string[];
};

export type Missing = {
  step: 'start' | 'metadata' | 'contributors' | 'files' | 'references' | 'declarations';
  path: string;
  code: MissingCode;
};
export type MissingCode =
  | 'checklist-open'
  | 'title-missing'
  | 'abstract-missing'
  | 'keywords-missing'
  | 'contributor-missing'
  | 'corresponding-missing'
  | 'corresponding-email-missing'
  | 'affiliation-missing'
  | 'manuscript-missing'
  | 'section-closed'
  | 'article-type-closed'
  | 'abstract-too-long'
  | 'component-missing'
  | 'references-missing'
  | 'declaration-missing'
  | 'competing-interests-missing';

const missingDeclaration = (name: DeclarationName): MissingCode =>
  name === 'competing_interests' ? 'competing-interests-missing' : 'declaration-missing';

export const missingFrom = (draft: Draft): Missing[] => {
  const missing: Missing[] = [];
  const lacks = (step: Missing['step'], path: string, code: MissingCode) => missing.push({ step, path, code });
  if (draft.checklist.some((item) => !draft.accepted.includes(item))) lacks('start', 'checklist', 'checklist-open');
  if (!draft.sectionOpen) lacks('start', 'section_id', 'section-closed');
  if (!takesType(draft.rules, draft.articleType)) lacks('start', 'article_type', 'article-type-closed');
  if (!draft.title[draft.language]?.trim()) lacks('metadata', `article_title.${draft.language}`, 'title-missing');
  if (!draft.abstract[draft.language]?.trim()) lacks('metadata', `abstract.${draft.language}`, 'abstract-missing');
  const { abstract_words: most, metadata, components } = draft.rules;
  for (const [tongue, text] of Object.entries(draft.abstract))
    if (most !== null && countWords(withoutMarks(text)) > most)
      lacks('metadata', `abstract.${tongue}`, 'abstract-too-long');
  if (metadata.keywords === 'required' && !draft.keywords[draft.language]?.length)
    lacks('metadata', `keywords.${draft.language}`, 'keywords-missing');
  const corresponding = draft.contributors.filter((one) => one.corresponding);
  if (draft.contributors.length === 0) lacks('contributors', 'contributor', 'contributor-missing');
  else if (corresponding.length === 0) lacks('contributors', 'contributor', 'corresponding-missing');
  else if (corresponding.some((one) => !one.email)) lacks('contributors', 'contributor', 'corresponding-email-missing');
  for (const [at, one] of draft.contributors.entries())
    if (one.affiliations === 0) lacks('contributors', `contributor.${at}.affiliations`, 'affiliation-missing');
  if (!draft.files.includes('manuscript')) lacks('files', 'files', 'manuscript-missing');
  for (const name of Object.keys(components) as ComponentName[])
    if (name !== 'manuscript' && components[name] === 'required' && !draft.files.includes(name))
      lacks('files', name, 'component-missing');
  if (metadata.references === 'required' && !draft.references) lacks('references', 'references', 'references-missing');
  for (const name of declarationNames)
    if (metadata[name] === 'required' && !draft.declarations[name]?.trim())
      lacks('declarations', `declarations.${name}`, missingDeclaration(name));
  return missing;
};
