import { useWords } from '@naskhah/ui/language/language-provider';
import { useQuery } from '@tanstack/react-query';
import { portalQuery } from './start-up.ts';

/** What an Administrator has set for everybody, in the language of the interface. */
export const usePortal = () => {
  const { language } = useWords();
  const { data } = useQuery(portalQuery);
  return {
    name: data?.name[language] ?? 'Naskhah',
    front: data?.front[language] ?? '',
    banner: data?.banner[language] ?? '',
    logo: data?.logo ?? null,
    registration: data?.registration ?? true,
  };
};
