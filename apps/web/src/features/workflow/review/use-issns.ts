import { useWords } from '@naskhah/ui/language/language-provider';
import type { Fact } from '@naskhah/ui/record/fact-list';
import { reviewing } from '@naskhah/words/workflow/reviewing';

/** The ISSNs of the journal that asks, as facts. */
export const useIssns = ({ issn, eissn }: { issn: string | null; eissn: string | null }): Fact[] => {
  const { say } = useWords();
  return [
    ...(issn ? [{ label: say(reviewing.issn), value: issn }] : []),
    ...(eissn ? [{ label: say(reviewing.eissn), value: eissn }] : []),
  ];
};
