import { Button } from '@naskhah/ui/controls/button';
import { Link } from '@naskhah/ui/controls/link';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { journalPages } from '@naskhah/words/journals/journals';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import css from './journal-files.module.css';
import type { Journal } from './journal-values.ts';

/** Where the journal stands in the national citation index; who keeps the masthead says so. */
export const MysitasiPage = ({ journal }: { journal: Journal }) => {
  const { say } = useWords();
  const confirm = useConfirm();
  const act = useAct();
  const { id, version, mysitasi_url, can } = journal;
  const edits = can.write.includes('mysitasi_url');
  if (!edits && !mysitasi_url) return null;
  const set = async () => {
    const answer = await confirm({
      title: say(journalForm.mysitasi),
      message: say(journalForm.mysitasiWhy),
      prompt: {
        kind: 'text',
        optional: true,
        label: say(journalForm.mysitasi),
        ...(mysitasi_url && { initial: mysitasi_url }),
        validity: (value) => value === '' || /^https:\/\/[^\s.]+\.\S+$/.test(String(value)),
      },
    });
    if (!answer) return;
    const url = String(answer.value).trim();
    await act(() => client.journals.updateMysitasiUrl({ id, version, mysitasi_url: url || null }), {
      processing: say(journalForm.saving),
      done: say(journalForm.saved),
    });
  };
  return (
    <Section level={3} title={say(journalForm.mysitasi)}>
      <p className={css.why}>
        {mysitasi_url ? (
          <Link href={mysitasi_url} target="_blank">
            {mysitasi_url}
          </Link>
        ) : (
          say(journalPages.notGiven)
        )}
      </p>
      {edits && <Button onClick={() => void set()}>{say(journalForm.mysitasiSet)}</Button>}
    </Section>
  );
};
