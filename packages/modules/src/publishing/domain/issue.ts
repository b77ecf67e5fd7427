import type { PersonId } from '@naskhah/kernel/ids';

export type IssueState =
  | { is: 'draft' | 'compiled' | 'unpublished' }
  | { is: 'requested'; by: PersonId }
  | { is: 'returned'; reason: string }
  | { is: 'approved'; requestedBy: PersonId; by: PersonId }
  | { is: 'public'; since: Date };

export type Issue = {
  id: string;
  journalId: string;
  volumeId: string;
  number: string;
  continuous: boolean;
  version: number;
  levels: number;
  state: IssueState;
};
