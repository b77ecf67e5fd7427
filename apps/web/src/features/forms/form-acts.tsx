import { newId } from '@naskhah/kernel/ids';
import { IconButton } from '@naskhah/ui/controls/icon-button';
import { Menu, MenuDivider, MenuItem } from '@naskhah/ui/controls/menu';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { builder, formList } from '@naskhah/words/forms/form-builder';
import type { Text } from '@naskhah/words/text';
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconDotsVertical,
  IconTrash,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import type { FormRow } from './types.ts';

/** What may be done with a form beside building it. */
export const FormActs = ({ journal, form }: { journal: string; form: FormRow }) => {
  const { say, language } = useWords();
  const act = useAct();
  const confirm = useConfirm();
  const one = { id: form.id, version: form.version };
  const sure = async (title: Text, message: Text, run: () => Promise<unknown>, done: Text = formList.done) => {
    if ((await confirm({ title: say(title), message: say(message) })) === undefined) return;
    await act(run, { processing: say(formList.saving), done: say(done) });
  };
  const copy = () =>
    act(
      () =>
        client.forms.addForm({
          id: newId(),
          journal_id: journal,
          purpose: form.purpose,
          title_en: builder.copyTitle.en({ title: form.title_en }),
          title_ms: builder.copyTitle.ms({ title: form.title_ms }),
          begin: { with: 'form', form_id: form.id },
        }),
      { processing: say(formList.saving), done: say(formList.added) },
    );
  const mayReview = form.purpose === 'review' && form.published !== null && !form.retired && !form.for_reviews;
  return (
    <Menu
      label={say(formList.acts)}
      target={
        <IconButton
          icon={IconDotsVertical}
          label={`${say(formList.acts)}: ${language === 'ms' ? form.title_ms : form.title_en}`}
        />
      }
    >
      {mayReview && (
        <MenuItem
          icon={IconUserCheck}
          onClick={() =>
            void sure(formList.use, formList.useSure, () => client.forms.chooseForReviews({ ...one, use: true }))
          }
        >
          {say(formList.use)}
        </MenuItem>
      )}
      {form.for_reviews && (
        <MenuItem
          icon={IconUserOff}
          onClick={() =>
            void sure(formList.leave, formList.leaveSure, () => client.forms.chooseForReviews({ ...one, use: false }))
          }
        >
          {say(formList.leave)}
        </MenuItem>
      )}
      <MenuItem icon={IconCopy} onClick={() => void copy()}>
        {say(formList.copy)}
      </MenuItem>
      {!form.for_reviews && <MenuDivider />}
      {form.published !== null && !form.for_reviews && (
        <MenuItem
          icon={form.retired ? IconArchiveOff : IconArchive}
          onClick={() =>
            void (form.retired
              ? act(() => client.forms.retireForm({ ...one, retired: false }), {
                  processing: say(formList.saving),
                  done: say(formList.done),
                })
              : sure(formList.retire, formList.retireSure, () => client.forms.retireForm({ ...one, retired: true })))
          }
        >
          {say(form.retired ? formList.takeUp : formList.retire)}
        </MenuItem>
      )}
      {form.published === null && (
        <MenuItem
          danger
          icon={IconTrash}
          onClick={() =>
            void sure(formList.delete, formList.deleteSure, () => client.forms.deleteForm(one), formList.deleted)
          }
        >
          {say(formList.delete)}
        </MenuItem>
      )}
    </Menu>
  );
};
