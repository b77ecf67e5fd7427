import { formPurposes } from '@naskhah/kernel/forms/definition';
import * as z from 'zod';
import { call, journal, journalOrPlatform, platform, refusals } from '../call.ts';
import { changesOf, uuid, version } from '../fields.ts';
import { FormRecord, FormRow, FormTitle, Question, Questions, ShippedForm } from './views.ts';

const formBuilder = journal('form_builder');
/** The checklist of the secretariat is a form of no journal. */
const anyBuilder = journalOrPlatform('form_builder', 'checksJournals');
const one = { id: uuid, version };
const faults = ['form-not-found', 'stale-version'] as const;

export const listForms = call
  .route({
    method: 'POST',
    path: '/api/admin/forms/list-forms',
    summary: 'The forms of a journal, and those to begin from',
  })
  .meta({ access: formBuilder, limit: 'read', statements: 1 })
  .input(z.object({ journal_id: uuid }))
  .output(z.object({ forms: z.array(FormRow), shipped: z.array(ShippedForm) }))
  .errors(refusals('journal-not-found'));

export const getForm = call
  .route({ method: 'POST', path: '/api/admin/forms/get-form', summary: 'A form with its draft and its versions' })
  .meta({ access: anyBuilder, limit: 'read', statements: 1 })
  .input(z.object({ id: uuid }))
  .output(FormRecord)
  .errors(refusals('form-not-found'));

export const getCheckingForm = call
  .route({
    method: 'POST',
    path: '/api/admin/forms/get-checking-form',
    summary: 'The checklist by which the secretariat checks registrations, to be built',
  })
  .meta({ access: platform('checksJournals'), limit: 'read', statements: 1 })
  .input(z.object({}))
  .output(FormRecord)
  .errors(refusals('form-not-found'));

export const getFormVersion = call
  .route({ method: 'POST', path: '/api/admin/forms/get-form-version', summary: 'What a version of a form asks' })
  .meta({ access: anyBuilder, limit: 'read', statements: 1 })
  .input(z.object({ id: uuid, number: z.int().min(1) }))
  .output(z.object({ number: z.int(), questions: z.array(Question) }))
  .errors(refusals('form-not-found'));

export const addForm = call
  .route({
    method: 'POST',
    path: '/api/admin/forms/add-form',
    summary: 'Add a form: empty, from a shipped one, as a copy, or with given questions',
  })
  .meta({ access: formBuilder, limit: 'act' })
  .input(
    FormTitle.extend({
      id: uuid,
      journal_id: uuid,
      purpose: z.enum(formPurposes),
      begin: z
        .discriminatedUnion('with', [
          z.object({ with: z.literal('nothing') }),
          z.object({ with: z.literal('shipped'), code: z.string().max(60) }),
          z.object({ with: z.literal('form'), form_id: uuid }),
          z.object({ with: z.literal('questions'), questions: Questions }),
        ])
        .default({ with: 'nothing' }),
    }),
  )
  .output(FormRecord)
  .errors(refusals('another-content', 'journal-not-found', 'form-not-found', 'form-title-taken', 'too-many-forms'));

export const saveForm = call
  .route({
    method: 'POST',
    path: '/api/admin/forms/save-form',
    summary: 'Save the draft of a form; nobody is asked it yet',
  })
  .meta({ access: anyBuilder, limit: 'act' })
  .input(changesOf(FormTitle.extend({ questions: Questions })).extend(one))
  .output(FormRecord)
  .errors(refusals(...faults, 'form-title-taken'));

export const publishForm = call
  .route({
    method: 'POST',
    path: '/api/admin/forms/publish-form',
    summary: 'Give out the draft as a version; answers keep the version they were given on',
  })
  .meta({ access: anyBuilder, limit: 'act' })
  .input(z.object(one))
  .output(FormRecord)
  .errors(refusals(...faults, 'form-incomplete', 'form-unchanged', 'form-retired'));

export const retireForm = call
  .route({ method: 'POST', path: '/api/admin/forms/retire-form', summary: 'Give a form out no more, or again' })
  .meta({ access: formBuilder, limit: 'act' })
  .input(z.object({ ...one, retired: z.boolean() }))
  .output(FormRecord)
  .errors(refusals(...faults, 'form-for-reviews'));

export const chooseForReviews = call
  .route({
    method: 'POST',
    path: '/api/admin/forms/choose-for-reviews',
    summary: 'Choose the form that new reviewers of the journal are asked; none with use: false',
  })
  .meta({ access: formBuilder, limit: 'act' })
  .input(z.object({ ...one, use: z.boolean() }))
  .output(FormRecord)
  .errors(refusals(...faults, 'form-not-published', 'form-retired', 'form-of-other-purpose'));

export const deleteForm = call
  .route({ method: 'POST', path: '/api/admin/forms/delete-form', summary: 'Delete a form that was never given out' })
  .meta({ access: formBuilder, limit: 'act' })
  .input(z.object(one))
  .output(z.object({ done: z.literal(true) }))
  .errors(refusals(...faults, 'form-given-out'));

export const forms = {
  listForms,
  getForm,
  getCheckingForm,
  getFormVersion,
  addForm,
  saveForm,
  publishForm,
  retireForm,
  chooseForReviews,
  deleteForm,
};
