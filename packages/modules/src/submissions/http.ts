import type { Answers } from '@naskhah/contract/answers';
import type { submissions } from '@naskhah/contract/submissions/calls';
import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { Language } from '@naskhah/kernel/language';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { missingWords } from '@naskhah/words/submissions/missing';
import { referenceList } from '../references/index.ts';
import { authorshipAnswers } from './authorship-http.ts';
import type { SubmissionsNeeds } from './ports.ts';
import { submissionRecord } from './queries/submission-record.ts';
import { arrangeContributors, removeContributor } from './use-cases/arrange-contributors.ts';
import { deleteSubmission } from './use-cases/delete-submission.ts';
import { addContributor, updateContributor } from './use-cases/save-contributor.ts';
import { startSubmission } from './use-cases/start-submission.ts';
import { submit } from './use-cases/submit.ts';
import { updateSubmission } from './use-cases/update-submission.ts';

type Row = NonNullable<Awaited<ReturnType<typeof submissionRecord>>>;
type Entry = Awaited<ReturnType<typeof referenceList>>[number];

const view = (row: Row, references: Entry[], language: Language) => ({
  id: row.id,
  article_id: row.id,
  journal_id: row.journal_id,
  journal_name_en: row.name_en,
  journal_name_ms: row.name_ms,
  number: row.number,
  status: row.status,
  stage: row.stage,
  section_id: row.section_id,
  article_type: row.article_type,
  language: row.language,
  article_title: row.title,
  abstract: row.abstract,
  keywords: row.keywords,
  declarations: row.declarations,
  checklist: row.checklist,
  submis_checklist: row.submis_checklist,
  rules: row.rules,
  step: row.step as 'start',
  contributor: row.contributors,
  files: row.files.map((file) => ({ ...file, created_at: new Date(file.created_at).toISOString() })),
  references,
  missing: row.missing.map((piece) => ({ ...piece, message: missingWords[piece.code][language] })),
  updated_at: row.updated_at.toISOString(),
  version: row.version,
});

export const submissionsAnswers = (db: Db, needs: SubmissionsNeeds): Answers<typeof submissions> => {
  const record = async (actor: Actor, id: string, language: Language) => {
    const row = await submissionRecord(db, actor, id);
    return row ? ok(view(row, await referenceList(db, row.id), language)) : refuse('submission-not-found');
  };
  const after = async <R extends string>(actor: Actor, language: Language, act: Promise<Result<string, R>>) => {
    const done = await act;
    if (!done.ok) return done;
    const row = await submissionRecord(db, actor, done.value);
    if (!row) throw new Error('a saved submission cannot be read');
    return ok(view(row, await referenceList(db, row.id), language));
  };
  return {
    ...authorshipAnswers(db, needs),
    saveSubmission: (actor, input, { language }) =>
      after(
        actor,
        language,
        startSubmission(needs)(actor, {
          id: input.id,
          journalId: input.journal_id,
          sectionId: input.section_id,
          articleType: input.article_type,
          language: input.language,
          checklist: input.checklist,
        }),
      ),
    updateSubmission: (actor, { id, version, files: _files, uploader: _uploader, ...given }, { language }) => {
      const { section_id, article_type, article_title, ...rest } = given;
      const patch = { ...rest, sectionId: section_id, articleType: article_type, title: article_title };
      return after(actor, language, updateSubmission(needs)(actor, { id, version, patch }));
    },
    getSubmission: (actor, { id }, { language }) => record(actor, id, language),
    deleteSubmission: (actor, input) => deleteSubmission(needs)(actor, input),
    onSubmit: (actor, input) => submit(needs)(actor, input),
    getContributor: async (actor, { ref_id }) => {
      const row = await submissionRecord(db, actor, ref_id);
      return row ? ok(row.contributors) : refuse('submission-not-found');
    },
    saveContributor: (actor, { ref_id, version, contributor }, { language }) =>
      after(actor, language, addContributor(needs)(actor, { id: ref_id, version, contributor })),
    updateContributor: (actor, { ref_id, version, contributor }, { language }) =>
      after(actor, language, updateContributor(needs)(actor, { id: ref_id, version, contributor })),
    deleteContributor: (actor, { ref_id, version, id }, { language }) =>
      after(actor, language, removeContributor(needs)(actor, { id: ref_id, version, contributor: id })),
    orderContributors: (actor, { ref_id, version, order }, { language }) =>
      after(actor, language, arrangeContributors(needs)(actor, { id: ref_id, version, order })),
  };
};
