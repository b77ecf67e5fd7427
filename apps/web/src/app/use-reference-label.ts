import { useWords } from '@naskhah/ui/language/language-provider';
import { useQuery } from '@tanstack/react-query';
import { referenceQuery } from './start-up.ts';

/** A code of the reference data as people read it; empty for one that is not in the list. */
export const useReferenceLabel = () => {
  const { language } = useWords();
  const { data } = useQuery(referenceQuery);
  return (list: 'article_type' | 'language' | 'stage', value: string): string => {
    const entry = data?.[list]?.find((one) => one.value === value);
    if (!entry) return '';
    return language === 'ms' ? entry.label_ms : entry.label_en;
  };
};
