import { Button } from '@naskhah/ui/controls/button';
import { Menu, MenuItem } from '@naskhah/ui/controls/menu';
import { Segments } from '@naskhah/ui/controls/segments';
import { useWords } from '@naskhah/ui/language/language-provider';
import { shell } from '@naskhah/words/shell';
import { IconChevronDown } from '@tabler/icons-react';
import { useLanguage } from './language.ts';

// Each language is called by its own name, whatever the language of the page.
const languages = [
  { value: 'en', label: 'English', short: 'EN', lang: 'en' },
  { value: 'ms', label: 'Bahasa Melayu', short: 'BM', lang: 'ms' },
] as const;

export const LanguageSegments = () => {
  const { say, language } = useWords();
  const choose = useLanguage((state) => state.choose);
  return <Segments label={say(shell.language)} value={language} segments={languages} onChange={choose} />;
};

export const LanguageMenu = () => {
  const { say, language } = useWords();
  const choose = useLanguage((state) => state.choose);
  const current = languages.find(({ value }) => value === language) ?? languages[0];
  return (
    <Menu
      label={say(shell.language)}
      target={
        <Button
          kind="quiet"
          end={IconChevronDown}
          aria-label={`${current.short}, ${say(shell.language)}: ${current.label}`}
        >
          {current.short}
        </Button>
      }
    >
      {languages.map(({ value, label, lang }) => (
        <MenuItem key={value} chosen={value === language} onClick={() => choose(value)}>
          <span lang={lang}>{label}</span>
        </MenuItem>
      ))}
    </Menu>
  );
};
