/** Calls that stream files: the server binds them as routes of their own. What they take is said here, for it and for the documentation. */
import { fileUses } from '@naskhah/kernel/file-use';
import * as z from 'zod';
import { code } from '../coded.ts';
import { uuid } from '../fields.ts';

/** What comes with an upload, as JSON in the part attachment_metadata of the form. */
export const AttachmentMetadata = z.strictObject({
  id: uuid.optional(),
  ref_id: uuid,
  type: z.enum(fileUses),
  label: z.string().trim().max(300).default(''),
  language: code('language').optional(),
});

/** Instead of a form: the upload in parts that is finished. */
export const FinishedUpload = z.strictObject({ upload: uuid });

/** The names of the parts of the form of an upload: the file, and what is said of it. */
export const formParts = { file: 'attachment', metadata: 'attachment_metadata' } as const;

/** Of a part of the record: which file. */
export const FileQuery = z.object({ id: uuid });

const wholeNumber = z.string().regex(/^\d{1,15}$/, 'whole-number');
const tus = { 'tus-resumable': z.literal('1.0.0') };

/** The headers of the tus protocol, version 1.0.0, by the request that carries them. */
export const TusCreation = z.object({
  ...tus,
  'upload-length': wholeNumber,
  /** Pairs of a name and its value in base64, with commas: filename, and the fields of attachment_metadata with an id. */
  'upload-metadata': z.string(),
});
const TusPart = z.object({ ...tus, 'upload-offset': wholeNumber });

export type StreamingCall = {
  method: 'GET' | 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  path: string;
  who: 'anyone' | 'session' | 'session-or-link';
  summary: string;
  /** The JSON body. */
  input?: z.ZodType;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  /** Of a form: what is said of the file, which is the other part. */
  form?: z.ZodType;
  /** Bytes of a file are sent. */
  bytes?: true;
  /** What is answered when it is done: its status, and which headers say what came of it. */
  answers: { status: number; type?: 'file' | 'json'; headers?: readonly string[] };
};

const whole = { status: 200, type: 'file' } as const;
const parts = '/media/files/resumable';
const part = `${parts}/{id}`;

export const fileCalls: readonly StreamingCall[] = [
  {
    method: 'POST',
    path: '/media/files/save-file',
    who: 'session-or-link',
    summary: 'Attach a file to a record: as a form, or by the id of an upload in parts that is finished',
    form: AttachmentMetadata,
    input: FinishedUpload,
    answers: { status: 200, type: 'json' },
  },
  {
    method: 'POST',
    path: parts,
    who: 'session-or-link',
    summary: 'Begin an upload in parts (tus 1.0.0, creation)',
    headers: TusCreation,
    answers: { status: 201, headers: ['location', 'tus-resumable'] },
  },
  {
    method: 'HEAD',
    path: part,
    who: 'session-or-link',
    summary: 'How much of an upload in parts has arrived (tus 1.0.0)',
    headers: z.object(tus),
    answers: { status: 200, headers: ['upload-offset', 'upload-length', 'tus-resumable'] },
  },
  {
    method: 'PATCH',
    path: part,
    who: 'session-or-link',
    summary: 'Send the next part of an upload (tus 1.0.0)',
    headers: TusPart,
    bytes: true,
    answers: { status: 204, headers: ['upload-offset', 'tus-resumable'] },
  },
  {
    method: 'DELETE',
    path: part,
    who: 'session-or-link',
    summary: 'Give up an upload in parts (tus 1.0.0, termination)',
    headers: z.object(tus),
    answers: { status: 204, headers: ['tus-resumable'] },
  },
  {
    method: 'GET',
    path: '/media/files/content/{id}',
    who: 'anyone',
    summary: 'A file, shown where its type is safe to show',
    answers: whole,
  },
  {
    method: 'GET',
    path: '/media/files/get-file',
    who: 'anyone',
    summary: 'A file, shown where its type is safe to show',
    query: FileQuery,
    answers: whole,
  },
  {
    method: 'GET',
    path: '/media/files/download-file',
    who: 'anyone',
    summary: 'A file, to be kept',
    query: FileQuery,
    answers: whole,
  },
];
