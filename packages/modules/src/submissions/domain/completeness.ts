/** What a submission still lacks before it can be sent: one list for the wizard, the check step and the server's refusal. */
export type Draft = {
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
  step: 'start' | 'metadata' | 'contributors' | 'files' | 'declarations';
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
  | 'competing-interests-missing';

export const missingFrom = (draft: Draft): Missing[] => {
  const missing: Missing[] = [];
  const lacks = (step: Missing['step'], path: string, code: MissingCode) => missing.push({ step, path, code });
  if (draft.checklist.some((item) => !draft.accepted.includes(item))) lacks('start', 'checklist', 'checklist-open');
  if (!draft.title[draft.language]?.trim()) lacks('metadata', `article_title.${draft.language}`, 'title-missing');
  if (!draft.abstract[draft.language]?.trim()) lacks('metadata', `abstract.${draft.language}`, 'abstract-missing');
  if (!draft.keywords[draft.language]?.length) lacks('metadata', `keywords.${draft.language}`, 'keywords-missing');
  const corresponding = draft.contributors.filter((one) => one.corresponding);
  if (draft.contributors.length === 0) lacks('contributors', 'contributor', 'contributor-missing');
  else if (corresponding.length === 0) lacks('contributors', 'contributor', 'corresponding-missing');
  else if (corresponding.some((one) => !one.email)) lacks('contributors', 'contributor', 'corresponding-email-missing');
  for (const [at, one] of draft.contributors.entries())
    if (one.affiliations === 0) lacks('contributors', `contributor.${at}.affiliations`, 'affiliation-missing');
  if (!draft.files.includes('manuscript')) lacks('files', 'files', 'manuscript-missing');
  if (!draft.declarations.competing_interests?.trim())
    lacks('declarations', 'declarations.competing_interests', 'competing-interests-missing');
  return missing;
};
