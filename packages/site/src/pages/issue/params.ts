import { pageNumber, uuid } from '../../params.ts';

export type IssueParams = { page: 'issue'; path: string; issueId: string; at: number };

export const issueParams = (
  [path, kind, issueId, ...rest]: string[],
  query: URLSearchParams,
): IssueParams | undefined =>
  path && kind === 'issue' && uuid(issueId) && rest.length === 0
    ? { page: 'issue', path, issueId, at: pageNumber(query.get('page')) }
    : undefined;
