import { Button } from '@naskhah/ui/controls/button';
import { Link } from '@naskhah/ui/controls/link';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { wizardCheck } from '@naskhah/words/submissions/wizard-check';
import { IconSend } from '@tabler/icons-react';
import { lazy, useEffect } from 'react';
import { addresses } from '../../app/addresses.ts';
import { client } from '../../app/client.ts';
import { withSearch } from '../../lists/with-search.ts';
import { isStep, steps } from './draft.ts';
import css from './step-check.module.css';
import { useDraft, useKeeper } from './use-draft.tsx';
import { WizardFoot } from './wizard-foot.tsx';

const CheckSummary = lazy(async () => ({ default: (await import('./check-summary.tsx')).CheckSummary }));

const Missing = () => {
  const { sayWith } = useWords();
  const { id, missing } = useDraft();
  return (
    <Note tone="warn" role="status">
      <b>{sayWith(wizardCheck.stillMissing, { count: missing.length })}</b>
      <ul className={css.missing}>
        {missing.map(({ step, path, message }) => (
          <li key={`${step} ${path}`}>
            <Link href={withSearch(addresses.submission(id, isStep(step) ? step : ''), { field: path })}>
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </Note>
  );
};

/** The whole as it will be sent, and what is missing with the way to its field. */
export const StepCheck = () => {
  const { say } = useWords();
  const keeper = useKeeper();
  const { missing } = useDraft();
  useEffect(() => {
    for (const step of steps) keeper.leave(step);
  }, [keeper]);
  return (
    <div className={css.check}>
      {missing.length > 0 ? (
        <Missing />
      ) : (
        <Note tone="ok" role="status">
          {say(wizardCheck.complete)}
        </Note>
      )}
      <CheckSummary />
    </div>
  );
};

/** The last button: it asks once more, then nothing can be changed. */
export const CheckFoot = () => {
  const { say, sayWith, language } = useWords();
  const keeper = useKeeper();
  const draft = useDraft();
  const confirm = useConfirm();
  const request = useRequest();
  const journal = language === 'ms' ? draft.journal_name_ms : draft.journal_name_en;
  const submit = async () => {
    if (!(await keeper.flush())) return;
    const sure = await confirm({
      title: say(wizardCheck.submitTitle),
      message: sayWith(wizardCheck.submitWhy, { journal }),
    });
    if (!sure) return;
    await request(
      async () => {
        try {
          await client.submissions.onSubmit({ id: draft.id, version: keeper.store.getState().record.version });
        } finally {
          await keeper.reload();
        }
      },
      { processing: say(wizardCheck.submitting), quiet: true },
    );
  };
  return (
    <WizardFoot step="check">
      <Button kind="primary" icon={IconSend} disabled={draft.missing.length > 0} onClick={() => void submit()}>
        {say(wizardCheck.submit)}
      </Button>
    </WizardFoot>
  );
};
