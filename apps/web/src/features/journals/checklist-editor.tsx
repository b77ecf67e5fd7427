import { newId } from '@naskhah/kernel/ids';
import { Button } from '@naskhah/ui/controls/button';
import { IconButton } from '@naskhah/ui/controls/icon-button';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { FieldPair } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { OrderButtons } from '@naskhah/ui/list/order-buttons';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { moved } from '../../lists/moved.ts';
import css from './journal-form.module.css';
import type { JournalValues } from './journal-values.ts';

type Item = JournalValues['submis_checklist'][number];
const most = 30;

/** What authors confirm before they start: the points in both languages, in order. */
export const ChecklistEditor = ({
  items,
  errorAt,
  onChange,
}: {
  items: Item[];
  errorAt: (place: number) => string | undefined;
  onChange: (items: Item[]) => void;
}) => {
  const { say, sayWith } = useWords();
  const write = (id: string, tongue: 'en' | 'ms', text: string) =>
    onChange(items.map((item) => (item.id === id ? { id, text: { ...item.text, [tongue]: text } } : item)));
  return (
    <>
      <p className={css.lead}>{say(journalForm.checklistLead)}</p>
      <ol>
        {items.map(({ id, text }, place) => (
          <li key={id} className={css.item}>
            <OrderButtons
              name={sayWith(journalForm.item, { place: place + 1 })}
              place={place + 1}
              of={items.length}
              onMove={(by) => onChange(moved(items, place, by))}
            />
            <FieldPair>
              <TextArea
                label={say(journalForm.itemEn)}
                lang="en"
                rows={2}
                error={errorAt(place)}
                value={text.en}
                onChange={(event) => write(id, 'en', event.target.value)}
              />
              <TextArea
                label={say(journalForm.itemMs)}
                lang="ms"
                rows={2}
                value={text.ms}
                onChange={(event) => write(id, 'ms', event.target.value)}
              />
            </FieldPair>
            <IconButton
              icon={IconTrash}
              label={`${say(journalForm.removeItem)}: ${place + 1}`}
              onClick={() => onChange(items.filter((item) => item.id !== id))}
            />
          </li>
        ))}
      </ol>
      {items.length < most && (
        <div className={css.add}>
          <Button icon={IconPlus} onClick={() => onChange([...items, { id: newId(), text: { en: '', ms: '' } }])}>
            {say(journalForm.addItem)}
          </Button>
        </div>
      )}
    </>
  );
};
