import { SelectField } from '@naskhah/ui/fields/select-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { templateEditor } from '@naskhah/words/messaging/template-editor';
import css from './template.module.css';
import { useOwners } from './use-owners.ts';

const platform = 'platform';

/** Whose texts are shown: the platform's or a journal's. */
export const OwnerField = ({ journal, onChange }: { journal: string; onChange: (journal: string) => void }) => {
  const { say } = useWords();
  const { owners } = useOwners();
  if (!owners) return null;
  const choices = [
    ...(owners.platform ? [{ value: platform, label: say(templateEditor.platform) }] : []),
    ...owners.journals,
  ];
  return (
    <div className={css.owner}>
      <SelectField
        label={say(templateEditor.whose)}
        searchable={choices.length > 8}
        choices={choices}
        value={journal || platform}
        onChange={(value) => value && onChange(value === platform ? '' : value)}
      />
    </div>
  );
};
