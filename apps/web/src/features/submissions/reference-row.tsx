import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { IconButton } from '@naskhah/ui/controls/icon-button';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { useWords } from '@naskhah/ui/language/language-provider';
import { wizardFiles } from '@naskhah/words/submissions/wizard-files';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useKeptState } from '../../forms/use-kept-state.ts';
import type { Reference } from './draft.ts';
import { OrderedRow, RowWords } from './ordered-list.tsx';
import css from './references.module.css';

type EditingProps = { id: string; raw: string; onSave: (raw: string) => void; onCancel: () => void };

const Editing = ({ id, raw, onSave, onCancel }: EditingProps) => {
  const { say } = useWords();
  const { value: typed, setValue: setTyped, saved } = useKeptState('reference', id, raw);
  const [tried, setTried] = useState(false);
  const empty = typed.trim() === '';
  return (
    <div className={css.editing}>
      <TextArea
        label={say(wizardFiles.oneEntry)}
        error={tried && empty && say(wizardFiles.entryEmpty)}
        autoFocus
        dir="auto"
        rows={4}
        maxLength={5000}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ButtonRow>
        <Button
          kind="primary"
          size="sm"
          onClick={() => {
            setTried(true);
            if (empty) return;
            saved(typed);
            onSave(typed.trim().replace(/\s+/g, ' '));
          }}
        >
          {say(wizardFiles.saveEntry)}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            saved(raw);
            onCancel();
          }}
        >
          {say(wizardFiles.cancel)}
        </Button>
      </ButtonRow>
    </div>
  );
};

export type RowActs = {
  move: (id: string, by: -1 | 1) => void;
  edit: (id: string, raw: string) => void;
  remove: (id: string) => void;
};

/** One entry with its number and its DOI: memoised, for there may be hundreds. */
export const ReferenceRow = memo(
  ({ reference, place, of, acts }: { reference: Reference; place: number; of: number; acts: RowActs }) => {
    const { say, sayWith } = useWords();
    const [editing, setEditing] = useState(false);
    const { id, raw, doi } = reference;
    return (
      <OrderedRow
        name={sayWith(wizardFiles.reference, { place })}
        place={place}
        of={of}
        onMove={(by) => acts.move(id, by)}
      >
        {editing ? (
          <Editing
            id={id}
            raw={raw}
            onCancel={() => setEditing(false)}
            onSave={(text) => {
              setEditing(false);
              acts.edit(id, text);
            }}
          />
        ) : (
          <>
            <RowWords>
              <p dir="auto" className={css.raw}>
                {raw}
              </p>
              {doi ? (
                <a href={`https://doi.org/${doi}`} target="_blank" rel="noopener noreferrer" className={css.doi}>
                  {doi}
                </a>
              ) : (
                <span className={css.none}>{say(wizardFiles.noDoi)}</span>
              )}
            </RowWords>
            <IconButton
              icon={IconPencil}
              label={sayWith(wizardFiles.editReference, { place })}
              onClick={() => setEditing(true)}
            />
            <IconButton
              icon={IconTrash}
              label={sayWith(wizardFiles.removeReference, { place })}
              onClick={() => acts.remove(id)}
            />
          </>
        )}
      </OrderedRow>
    );
  },
);
