import { Button } from '@naskhah/ui/controls/button';
import { Menu, MenuItem, MenuLabel } from '@naskhah/ui/controls/menu';
import { Segments } from '@naskhah/ui/controls/segments';
import { useWords } from '@naskhah/ui/language/language-provider';
import { shell } from '@naskhah/words/shell';
import { IconChevronDown } from '@tabler/icons-react';
import { useLanguage, useManyLanguages } from './language.ts';

// Each language is called by its own name, whatever the language of the page.
const names = {
  en: { value: 'en', label: 'English', short: 'EN', lang: 'en' },
  ms: { value: 'ms', label: 'Bahasa Melayu', short: 'BM', lang: 'ms' },
} as const;

/** The languages of the portal, its first in front; where there is one, no control is shown. */
const useChoice = () => {
  const { say, language } = useWords();
  const { choose, offered } = useLanguage();
  return { title: say(shell.language), language, choose, segments: offered.map((one) => names[one]) };
};

export const LanguageSegments = () => {
  const { title, language, choose, segments } = useChoice();
  return useManyLanguages() && <Segments label={title} value={language} segments={segments} onChange={choose} />;
};

const Choices = () => {
  const { language, choose, segments } = useChoice();
  return segments.map(({ value, label, lang }) => (
    <MenuItem key={value} chosen={value === language} onClick={() => choose(value)}>
      <span lang={lang}>{label}</span>
    </MenuItem>
  ));
};

export const LanguageMenu = () => {
  const { title, language } = useChoice();
  const current = names[language];
  return (
    useManyLanguages() && (
      <Menu
        label={title}
        target={
          <Button kind="quiet" end={IconChevronDown} aria-label={`${current.short}, ${title}: ${current.label}`}>
            {current.short}
          </Button>
        }
      >
        <Choices />
      </Menu>
    )
  );
};

/** As a part of another menu. */
export const LanguageItems = () => {
  const { title } = useChoice();
  return (
    useManyLanguages() && (
      <>
        <MenuLabel>{title}</MenuLabel>
        <Choices />
      </>
    )
  );
};
