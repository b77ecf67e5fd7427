import type { Language } from '@naskhah/kernel/language';
import { ChoiceGroup } from '@naskhah/ui/fields/choice-group';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { portalSetting } from '@naskhah/words/access/portal-setting';

const offers = {
  'en,ms': { languages: ['en', 'ms'], words: portalSetting.englishFirst },
  'ms,en': { languages: ['ms', 'en'], words: portalSetting.malayFirst },
  en: { languages: ['en'], words: portalSetting.onlyEnglish },
  ms: { languages: ['ms'], words: portalSetting.onlyMalay },
} as const satisfies Record<string, { languages: readonly Language[]; words: unknown }>;

type Offer = keyof typeof offers;
const names = Object.keys(offers) as Offer[];

/** One question instead of two: which languages, and which comes first. */
export const LanguagesSection = ({
  languages,
  onChange,
}: {
  languages: readonly Language[];
  onChange: (languages: Language[]) => void;
}) => {
  const { say } = useWords();
  const chosen = names.find((name) => name === languages.join(','));
  return (
    <Section anchor="languages" title={say(portalSetting.languages)}>
      <ChoiceGroup
        label={say(portalSetting.offered)}
        help={say(portalSetting.offeredHelp)}
        choices={names.map((value) => ({ value, label: say(offers[value].words) }))}
        chosen={chosen ? [chosen] : []}
        onChange={([offer]) => offer && onChange([...offers[offer].languages])}
      />
    </Section>
  );
};
