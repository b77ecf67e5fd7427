import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { contract } from './contract.ts';
import { AttachmentMetadata } from './media/streaming.ts';
import { partsOf } from './schema-parts.ts';

/** The fields of a record, or of the records of a list. */
const fieldsOf = (schema: z.ZodType): Record<string, z.ZodType> => {
  const { shape, element, innerType } = partsOf(schema);
  const inner = element ?? innerType;
  return shape ?? (inner ? fieldsOf(inner) : {});
};

const answerOf = (call: AnyContractProcedure): z.ZodType => {
  if (!isContractProcedure(call)) throw new Error('there is no such call');
  return call['~orpc'].outputSchema as z.ZodType;
};
const answerTo = (call: AnyContractProcedure) => fieldsOf(answerOf(call));
const fieldOf = (record: Record<string, z.ZodType>, name: string) => fieldsOf(record[name] as z.ZodType);

const isTyped = (field: z.ZodType | undefined): boolean => {
  if (!field) return false;
  const { type, innerType, element } = partsOf(field);
  const inner = innerType ?? element;
  return !['any', 'unknown'].includes(type) && (inner === undefined || isTyped(inner));
};

const { journals, deskArticle, media, submissions, access, workflow, tasks, referenceData } = contract;

const journalNames = ['id', 'journal_id', 'jnl_id', 'jnl_name', 'submis_checklist', 'disciplines', 'access_settings'];
const journal = [...journalNames, 'team', 'files'];
const formData = ['id', 'license', 'journalStages', 'submissionChecklist', 'contributor', 'articleComponent'];
const form = [...formData, 'presetRoles'];
const entry = ['log_title', 'log_date', 'log_user_fullname', 'log_message', 'log_template_content', 'log_ref'];
const reference = ['attachment_file', 'attachment_file_label', 'email_id', 'email_template'];
const timeline = answerTo(deskArticle.logsArticle);

/** Section 3 of the specification, by the answer that holds each record. */
const answers: [string, Record<string, z.ZodType>, readonly string[]][] = [
  ['get-journals', answerTo(journals.getJournals), [...journal, ...form]],
  ['journals/p/{id}', answerTo(journals.journalById), [...journal, ...form]],
  ['save-journal', answerTo(journals.saveJournal), [...journal, ...form]],
  ['update-journal', answerTo(journals.updateJournal), [...journal, ...form]],
  [
    'the access settings of a journal',
    fieldOf(answerTo(journals.getJournals), 'access_settings'),
    ['acl', 'submenu', 'stage'],
  ],
  ['the checklist of a journal', fieldOf(answerTo(journals.getJournals), 'submis_checklist'), ['id', 'text']],
  ['a file of a journal', fieldOf(answerTo(journals.getJournals), 'files'), ['ref_id', 'filename', 'type', 'id']],
  [
    'get-data-artikel',
    answerTo(deskArticle.getDataArtikel),
    ['id', 'article_id', 'article_title', 'workflow', 'contributor', 'participant'],
  ],
  ['the workflow of an article', fieldOf(answerTo(deskArticle.getDataArtikel), 'workflow'), ['rounds', 'stages']],
  ['a round of an article', fieldOf(fieldOf(answerTo(deskArticle.getDataArtikel), 'workflow'), 'rounds'), ['revision']],
  [
    'a file of an article',
    fieldOf(answerTo(deskArticle.getDataArtikel), 'files'),
    ['ref_id', 'filename', 'type', 'id'],
  ],
  ['get-att-data', answerTo(media.getAttData), ['ref_id', 'filename', 'type', 'id']],
  ['attachment_metadata', fieldsOf(AttachmentMetadata), ['ref_id', 'type', 'id']],
  ['article-submission/get', answerTo(submissions.getSubmission), ['id', 'article_id', 'article_title', 'contributor']],
  ['get-assigned-acl-user-assigned', answerTo(access.getAssignedAcl), ['acl', 'submenu', 'stage']],
  ['the timeline', timeline, entry],
  ['what a timeline entry refers to', fieldOf(timeline, 'log_ref'), reference],
  ['get-ref, its roles', fieldOf(answerTo(referenceData.getRef), 'role'), ['acl', 'label']],
  ['get-ref, its stages', fieldOf(answerTo(referenceData.getRef), 'stage'), ['value', 'label']],
  ['get-ref, its countries', fieldOf(answerTo(referenceData.getRef), 'country'), ['value', 'label']],
  ['a message', fieldOf(answerTo(tasks.getMessages), 'messages'), ['message', 'title', 'subject']],
];

describe('the names of the specification', () => {
  it.each(answers)('stand in %s, each with a type', (_, record, names) => {
    expect(names.filter((name) => !isTyped(record[name]))).toEqual([]);
  });

  it('stand in what a message is sent with', () => {
    const sent = fieldsOf(tasks.saveMessage['~orpc'].inputSchema as z.ZodType);
    const names = ['recipient_id', 'message', 'title', 'subject', 'sender_id', 'sendEmail', 'journal_id'];
    expect(names.filter((name) => !(name in sent))).toEqual([]);
  });
});

describe('a journal', () => {
  it('is asked for by any of its three names', () => {
    const asked = fieldsOf(journals.getJournals['~orpc'].inputSchema as z.ZodType);
    expect(Object.keys(asked).sort()).toEqual(['id', 'jnl_id', 'journal_id']);
  });
});

describe('an article under review', () => {
  it('is told to its reviewer under the same names', () => {
    const review = answerTo(workflow.getReview);
    expect(['article_id', 'article_title', 'contributor', 'files'].filter((name) => !isTyped(review[name]))).toEqual(
      [],
    );
    expect(review).not.toHaveProperty('authors');
    expect(isTyped(fieldOf(review, 'contributor').name)).toBe(true);
  });
});
