import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { savedMeanwhile } from '@naskhah/words/saved-meanwhile';
import type { Text } from '@naskhah/words/text';
import css from './saved-meanwhile.module.css';
import type { SavedMeanwhile } from './use-versioned-form.ts';

/** Above a form whose record somebody else saved: in what it differs from what was typed, and which of both shall stand. */
export const SavedMeanwhileNote = <Values,>({
  meanwhile,
  names,
}: {
  meanwhile: SavedMeanwhile<Values> | undefined;
  names: Record<keyof Values, Text>;
}) => {
  const { say } = useWords();
  if (!meanwhile) return null;
  return (
    <div className={css.note}>
      <Note tone="warn" role="alert">
        <b>{say(savedMeanwhile.title)}</b>
        <p>{say(savedMeanwhile.why)}</p>
        <ul className={css.fields}>
          {meanwhile.fields.map((field) => (
            <li key={String(field)}>{say(names[field])}</li>
          ))}
        </ul>
        <ButtonRow>
          <Button size="sm" onClick={meanwhile.onKeep}>
            {say(savedMeanwhile.keep)}
          </Button>
          <Button size="sm" onClick={meanwhile.onLoad}>
            {say(savedMeanwhile.load)}
          </Button>
        </ButtonRow>
      </Note>
    </div>
  );
};
