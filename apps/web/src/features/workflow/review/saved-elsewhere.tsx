import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import type { ReviewValues } from './review-values.ts';

const names = {
  recommendation: reviewing.recommendation,
  comments_to_author: reviewing.toAuthor,
  comments_to_editor: reviewing.toEditor,
  competing_interests: reviewing.competing,
};

/** The same review was saved in another window: what differs, and which of both shall hold. */
export const SavedElsewhere = ({
  fields,
  onKeep,
  onTake,
}: {
  fields: readonly (keyof ReviewValues)[];
  onKeep: () => void;
  onTake: () => void;
}) => {
  const { say } = useWords();
  return (
    <Note tone="warn" role="alert">
      <p>
        {say(reviewing.elsewhere)} {fields.map((field) => say(names[field])).join(', ')}. {say(reviewing.elsewhereThen)}
      </p>
      <ButtonRow>
        <Button size="sm" onClick={onKeep}>
          {say(reviewing.keepMine)}
        </Button>
        <Button size="sm" onClick={onTake}>
          {say(reviewing.takeTheirs)}
        </Button>
      </ButtonRow>
    </Note>
  );
};
