import { useQuery } from '@tanstack/react-query';
import { calls } from '../../app/calls.ts';
import { referenceQuery } from '../../app/start-up.ts';
import { useLabel } from './use-label.ts';

type Choice = { value: string; label: string };

/** The roles of the platform, by their keys. */
export const useRoleChoices = (): Choice[] => {
  const { label } = useLabel();
  const roles = useQuery(referenceQuery).data?.role ?? [];
  return roles.map((role) => ({ value: String(role.acl), label: label(role) }));
};

/** The journals of the platform by name, as many as one page of them holds. */
export const useJournalChoices = (): Choice[] => {
  const { name } = useLabel();
  const { data } = useQuery(calls.deskWorkspace.journalListing.queryOptions({ input: { size: 200, sort: 'name' } }));
  return (data?.rows ?? []).map((row) => ({ value: row.id, label: name(row) }));
};
