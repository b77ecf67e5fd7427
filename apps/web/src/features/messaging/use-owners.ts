import { useWords } from '@naskhah/ui/language/language-provider';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '../../app/calls.ts';

/** Whose texts the reader may edit: the platform's, and journals' by name. */
export const useOwners = (q = '') => {
  const { language } = useWords();
  const { data, error, refetch } = useQuery(
    calls.messaging.templateOwners.queryOptions({ input: { q }, placeholderData: keepPreviousData }),
  );
  return {
    owners: data && {
      platform: data.platform,
      journals: data.journals.map(({ id, name_en, name_ms }) => ({
        value: id,
        label: language === 'ms' ? name_ms || name_en : name_en || name_ms,
      })),
    },
    error,
    refetch,
  };
};
