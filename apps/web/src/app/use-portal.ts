import { portalLimits } from '@naskhah/kernel/portal-limits';
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
    foot: data?.foot[language] ?? '',
    banner: data?.banner[language] ?? '',
    logo: data?.logo ?? { light: null, dark: null },
    registration: data?.registration ?? true,
    /** In MB. */
    largestFile: data?.largest_file ?? portalLimits.file.shipped,
  };
};
