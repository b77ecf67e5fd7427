import { Button } from '@naskhah/ui/controls/button';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { ErrorLine } from '@naskhah/ui/fields/field-frame';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { Note } from '@naskhah/ui/state/note';
import { wizard } from '@naskhah/words/submissions/wizard';
import { wizardFiles } from '@naskhah/words/submissions/wizard-files';
import { IconListNumbers } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { client } from '../../app/client.ts';
import { useKeptState } from '../../forms/use-kept-state.ts';
import { movedById } from '../../lists/moved.ts';
import { FieldPlace } from '../../wizard/field-place.tsx';
import type { DraftKeeper } from './draft-keeper.ts';
import { OrderedList } from './ordered-list.tsx';
import { ReferenceRow, type RowActs } from './reference-row.tsx';
import css from './references.module.css';
import { useDraft, useKeeper } from './use-draft.tsx';
import { useFault } from './use-fault.ts';

const actsOf = (keeper: DraftKeeper): RowActs => {
  const list = () => keeper.store.getState().seen.references;
  return {
    move: (id, by) => keeper.references(movedById(list(), id, by)),
    edit: (id, raw) => {
      keeper.references(list().map((one) => (one.id === id ? { ...one, raw } : one)));
      // The DOI of the new text is for the server to find.
      void keeper.flush();
    },
    remove: (id) => keeper.references(list().filter((one) => one.id !== id)),
  };
};

const Paste = () => {
  const { say } = useWords();
  const keeper = useKeeper();
  const request = useRequest();
  const { id, references } = useDraft();
  const { value: pasted, setValue: setPasted, saved } = useKeptState('references', id, '');
  const [tried, setTried] = useState(false);
  const split = async () => {
    setTried(true);
    if (pasted.trim() === '') return;
    const done = await request(
      async () => {
        await keeper.act(
          async (record) => ({
            ...record,
            references: await client.references.saveReferenceList({
              article_id: id,
              entries: record.references.map((one) => ({ id: one.id, raw: one.raw })),
              pasted,
            }),
          }),
          (record) => record.references,
        );
        return true;
      },
      { processing: say(wizardFiles.splitting), done: say(wizardFiles.splitDone) },
    );
    if (!done) return;
    saved('');
    setTried(false);
  };
  return (
    <div className={css.paste}>
      <TextArea
        label={say(references.length > 0 ? wizardFiles.pasteMore : wizardFiles.paste)}
        help={say(wizardFiles.pasteHelp)}
        error={tried && pasted.trim() === '' && say(wizardFiles.nothingPasted)}
        dir="auto"
        rows={references.length > 0 ? 4 : 8}
        maxLength={1_000_000}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
      />
      <Button onClick={() => void split()}>{say(wizardFiles.split)}</Button>
    </div>
  );
};

/** The reference list: pasted whole, split, then mended one by one. */
export const StepReferences = () => {
  const { say, sayWith } = useWords();
  const keeper = useKeeper();
  const acts = useMemo(() => actsOf(keeper), [keeper]);
  const { references, rules } = useDraft();
  const fault = useFault('references')('references');
  const wanted = rules.metadata.references;
  const found = references.filter(({ doi }) => doi !== null).length;
  return (
    <>
      {wanted !== 'offered' && <Note>{say(wanted === 'required' ? wizardFiles.referencesNeeded : wizard.asked)}</Note>}
      <FieldPlace path="references">
        <Paste />
        {fault && <ErrorLine>{fault}</ErrorLine>}
      </FieldPlace>
      {references.length === 0 ? (
        <EmptyState level={3} icon={IconListNumbers} title={say(wizardFiles.noReferences)}>
          {say(wizardFiles.noReferencesWhy)}
        </EmptyState>
      ) : (
        <>
          <div className={css.head}>
            <h3>{say(wizardFiles.listed)}</h3>
            <span className={css.count} role="status">
              {sayWith(wizardFiles.doisFound, { found, of: references.length })}
            </span>
          </div>
          <OrderedList>
            {references.map((reference, place) => (
              <ReferenceRow
                key={reference.id}
                reference={reference}
                place={place + 1}
                of={references.length}
                acts={acts}
              />
            ))}
          </OrderedList>
        </>
      )}
    </>
  );
};
