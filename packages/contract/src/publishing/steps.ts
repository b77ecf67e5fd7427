import * as z from 'zod';
import { call, journal, refusals } from '../call.ts';
import { shortText, uuid, version } from '../fields.ts';
import { IssueView } from './views.ts';

const volumeAccess = journal('volume');

const stepFaults = ['issue-not-found', 'stale-version', 'not-while-switched'] as const;

const step = z.object({ id: uuid, version, note: z.string().trim().max(2000).default('') });

export const publishIssue = call
  .route({ method: 'POST', path: '/api/admin/pengurusan-jurnal/publish-issue', summary: 'Ask for publication' })
  .meta({ access: volumeAccess, limit: 'act' })
  .input(step)
  .output(IssueView)
  .errors(refusals(...stepFaults, 'issue-incomplete', 'issue-not-open'));

export const approvalIssue = call
  .route({ method: 'POST', path: '/api/admin/pengurusan-jurnal/approval-issue', summary: 'First approval' })
  .meta({ access: volumeAccess, limit: 'act' })
  .input(step)
  .output(IssueView)
  .errors(refusals(...stepFaults, 'issue-not-requested', 'second-person-required'));

export const finalApprovalIssue = call
  .route({
    method: 'POST',
    path: '/api/admin/pengurusan-jurnal/final-approval-issue',
    summary: 'Final approval, by another person: the issue is public',
  })
  .meta({ access: volumeAccess, limit: 'act' })
  .input(step)
  .output(IssueView)
  .errors(refusals(...stepFaults, 'issue-not-approved', 'second-person-required', 'issue-incomplete'));

export const returnIssue = call
  .route({
    method: 'POST',
    path: '/api/admin/publishing/return-issue',
    summary: 'Return an issue with a reason, from either approval',
  })
  .meta({ access: volumeAccess, limit: 'act' })
  .input(z.object({ id: uuid, version, reason: shortText.max(2000) }))
  .output(IssueView)
  .errors(refusals(...stepFaults, 'issue-not-requested'));
