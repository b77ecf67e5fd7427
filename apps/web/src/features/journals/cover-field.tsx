import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { showNotice } from '@naskhah/ui/dialogs/notice';
import { useWords } from '@naskhah/ui/language/language-provider';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { type ChangeEvent, useRef } from 'react';
import { addresses } from '../../app/addresses.ts';
import { coverPicture } from './cover-picture.ts';
import css from './journal-files.module.css';
import type { JournalFile } from './journal-values.ts';

/** The cover, or the place where it will stand. */
export const CoverField = ({
  cover,
  onChoose,
  onRemove,
}: {
  cover: JournalFile | undefined;
  onChoose: (picture: File) => void;
  onRemove: () => void;
}) => {
  const { say } = useWords();
  const chooser = useRef<HTMLInputElement>(null);
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    currentTarget.value = '';
    const picture = chosen && (await coverPicture(chosen));
    if (picture) onChoose(picture);
    else if (chosen) showNotice({ tone: 'bad', title: say(journalForm.notAPicture) });
  };
  return (
    <div className={css.cover}>
      {cover ? (
        <img className={css.picture} src={addresses.file(cover.id)} alt={say(journalForm.coverOf)} />
      ) : (
        <span className={css.none}>{say(journalForm.coverNone)}</span>
      )}
      <div>
        <p className={css.head}>{say(journalForm.cover)}</p>
        <p className={css.why}>{say(journalForm.coverWhy)}</p>
        <ButtonRow>
          <Button onClick={() => chooser.current?.click()}>
            {say(cover ? journalForm.coverOther : journalForm.coverChoose)}
          </Button>
          {cover && (
            <Button kind="quiet" onClick={onRemove}>
              {say(journalForm.coverRemove)}
            </Button>
          )}
        </ButtonRow>
        <input
          ref={chooser}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp"
          aria-label={say(journalForm.coverChoose)}
          onChange={(event) => void choose(event)}
        />
      </div>
    </div>
  );
};
