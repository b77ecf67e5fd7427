import { useWords } from '@naskhah/ui/language/language-provider';

/** What the server names in both languages, in that of the interface. */
export const useLabel = () => {
  const { language } = useWords();
  const pick = (en: string, ms: string): string => (language === 'ms' ? ms || en : en || ms);
  return {
    label: ({ label_en, label_ms }: { label_en: string; label_ms: string }) => pick(label_en, label_ms),
    name: ({ name_en, name_ms }: { name_en: string; name_ms: string }) => pick(name_en, name_ms),
  };
};
