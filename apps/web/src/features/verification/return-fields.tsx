import { isReasonField, reasonFields } from '@naskhah/kernel/return-reasons';
import { Button } from '@naskhah/ui/controls/button';
import { IconButton } from '@naskhah/ui/controls/icon-button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { StateLine } from '@naskhah/ui/state/state-pill';
import { checking } from '@naskhah/words/verification/checking';
import { reasonFieldWords } from '@naskhah/words/verification/reason-fields';
import { IconAlertCircle, IconEdit, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import { anchorOf } from './check-item.tsx';
import css from './checking.module.css';
import { ReturnFieldDialog } from './return-field-dialog.tsx';
import type { Checking, Reason } from './types.ts';

/** What goes back to the journal by field: from failed items, whose sentences stand there, and what is added here. */
export const ReturnFields = ({ record }: { record: Checking }) => {
  const { say, sayWith } = useWords();
  const act = useAct();
  const [editing, setEditing] = useState<Reason | 'new'>();
  const numberOf = (item: string) =>
    record.checklist.questions.filter(({ type }) => type === 'check').findIndex(({ id }) => id === item) + 1;
  const givenOf = (field: string) => record.fields.find((one) => one.field === field)?.value ?? '';
  const write = (now: Reason[]) =>
    act(() => client.verification.saveReturnFields({ journal_id: record.id, was: record.further, now }), {
      processing: say(checking.savingField),
      done: say(checking.fieldSaved),
    });
  const added = (field: string) => record.further.find((one) => one.field === field);
  return (
    <Section title={say(checking.returnTitle)} detail={say(checking.returnLead)}>
      {record.reasons.length === 0 && <p className={css.quiet}>{say(checking.nothingBack)}</p>}
      <ul className={css.rows}>
        {record.reasons.map(({ field, reason, items }) => {
          const [item] = items;
          const name = say(reasonFieldWords[field]);
          const further = added(field);
          return (
            <li key={field} className={css.row}>
              <div>
                <b>{name}</b>
                {items.length > 0 && (
                  <p className={css.quiet}>{sayWith(checking.fromItems, { items: items.map(numberOf).join(', ') })}</p>
                )}
              </div>
              <p className={css.value}>{givenOf(field) || say(checking.emptyField)}</p>
              {reason ? (
                <p className={css.written}>{reason}</p>
              ) : (
                <StateLine icon={IconAlertCircle} tone="bad">
                  {say(checking.noReason)}{' '}
                  {item && <a href={`#${anchorOf(item)}`}>{sayWith(checking.writeIn, { item: numberOf(item) })}</a>}
                </StateLine>
              )}
              <span className={css.tools}>
                {further && record.can.refuse && (
                  <>
                    <IconButton
                      size="sm"
                      icon={IconEdit}
                      label={sayWith(checking.editReason, { field: name })}
                      onClick={() => setEditing(further)}
                    />
                    <IconButton
                      size="sm"
                      icon={IconTrash}
                      label={sayWith(checking.removeReason, { field: name })}
                      onClick={() => void write(record.further.filter((one) => one.field !== field))}
                    />
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {record.can.refuse && (
        <div className={css.add}>
          <Button kind="link" size="sm" icon={IconPlus} onClick={() => setEditing('new')}>
            {say(checking.addField)}
          </Button>
        </div>
      )}
      {editing && (
        <ReturnFieldDialog
          journal={record.id}
          reason={editing === 'new' ? undefined : editing}
          fields={reasonFields.filter(
            (field) =>
              (editing !== 'new' && editing.field === field) || !record.further.some((one) => one.field === field),
          )}
          onSave={(reason) => {
            const others = record.further.filter(
              ({ field }) => field !== reason.field && (editing === 'new' || field !== editing.field),
            );
            return isReasonField(reason.field) ? write([...others, reason]) : Promise.resolve(undefined);
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Section>
  );
};
