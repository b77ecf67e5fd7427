import { TextArea } from '@naskhah/ui/fields/text-area';
import { useWords } from '@naskhah/ui/language/language-provider';
import { ownAccount } from '@naskhah/words/identity/own-account';
import type { ComponentProps } from 'react';

type Tongue = 'en' | 'ms';

/** As the contract has it. */
const longest = 2000;
const labels = { en: ownAccount.biographyEn, ms: ownAccount.biographyMs };

/** A short biography in either language of the portal, or in both. */
export const BiographyFields = ({ of }: { of: (tongue: Tongue) => Omit<ComponentProps<typeof TextArea>, 'label'> }) => {
  const { say, language } = useWords();
  const tongues: Tongue[] = language === 'ms' ? ['ms', 'en'] : ['en', 'ms'];
  return tongues.map((tongue) => (
    <TextArea
      key={tongue}
      label={say(labels[tongue])}
      help={say(ownAccount.biographyHelp)}
      optional
      rows={4}
      lang={tongue}
      maxLength={longest}
      {...of(tongue)}
    />
  ));
};
