import { Checkbox } from '@naskhah/ui/fields/checkbox';
import { useWords } from '@naskhah/ui/language/language-provider';
import { workflowSettings } from '@naskhah/words/journals/workflow-settings';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../../app/addresses.ts';
import { AppLink } from '../../../app/app-link.tsx';
import { calls } from '../../../app/calls.ts';
import { client } from '../../../app/client.ts';
import { LoadFailure } from '../../../app/load-failure.tsx';
import { useAct } from '../../../app/use-act.ts';
import { StageBlock } from './stage-block.tsx';
import type { Stage } from './stage-values.ts';
import css from './stages.module.css';

/** The mails that a stage sends, each switched by itself; their texts have a section of their own. */
export const StageMails = ({ stage: { journal_id, stage } }: { stage: Stage }) => {
  const { say, sayWith, language } = useWords();
  const act = useAct();
  const input = { journal_id, stage };
  const { data, error, refetch } = useQuery(calls.workflowSettings.getStageEmail.queryOptions({ input }));
  return (
    <StageBlock title={say(workflowSettings.mails)} why={say(workflowSettings.mailsWhy)}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={css.none}>{say(workflowSettings.noMails)}</p>}
      <ul className={css.mails}>
        {data?.map((mail) => (
          <li key={mail.event}>
            <Checkbox
              checked={mail.active}
              disabled={mail.needed}
              onChange={() =>
                void act(
                  () =>
                    client.workflowSettings.saveStageEmail({
                      ...input,
                      mails: [{ event: mail.event, active: !mail.active }],
                    }),
                  { processing: say(workflowSettings.saving), done: say(workflowSettings.mailSwitched) },
                )
              }
            >
              {mail[`name_${language}`]}{' '}
              <span className={css.dim}>
                {sayWith(workflowSettings.toWhom, { who: mail[`to_${language}`].toLocaleLowerCase() })}
              </span>
            </Checkbox>
            {(mail.needed || !mail.active) && (
              <span className={css.dim}>
                {say(mail.needed ? workflowSettings.alwaysSent : workflowSettings.notSent)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {data && data.length > 0 && (
        <p className={css.note}>
          <AppLink href={addresses.journalSection(journal_id, 'email_template')}>
            {say(workflowSettings.mailTexts)}
          </AppLink>
        </p>
      )}
    </StageBlock>
  );
};
