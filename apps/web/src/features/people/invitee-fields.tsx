import { ChoiceGroup } from '@naskhah/ui/fields/choice-group';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { useWords } from '@naskhah/ui/language/language-provider';
import { account } from '@naskhah/words/identity/account';
import { invitations } from '@naskhah/words/identity/invitations';
import { useManyLanguages } from '../../app/language.ts';

/** In which language an invitation is mailed, where the portal offers more than one. */
export const MailLanguage = ({
  chosen,
  onChange,
}: {
  chosen: 'en' | 'ms';
  onChange: (chosen: 'en' | 'ms') => void;
}) => {
  const { say } = useWords();
  const many = useManyLanguages();
  if (!many) return null;
  return (
    <ChoiceGroup
      label={say(invitations.language)}
      choices={[
        { value: 'en', label: say(account.english) },
        { value: 'ms', label: say(account.malay) },
      ]}
      chosen={[chosen]}
      onChange={([next]) => next && onChange(next)}
    />
  );
};

/** What the inviter adds in words of their own. */
export const OwnWords = (props: object) => {
  const { say } = useWords();
  return <TextArea label={say(invitations.message)} optional rows={3} maxLength={2000} {...props} />;
};
