import { Button } from '@naskhah/ui/controls/button';
import { Checkbox } from '@naskhah/ui/fields/checkbox';
import { useWords } from '@naskhah/ui/language/language-provider';
import { notices } from '@naskhah/words/messaging/notices';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { useAct } from '../../app/use-act.ts';
import css from './preference-form.module.css';

type Preference = Answers['messaging']['getPreferences'][number];
type Change = Partial<Pick<Preference, 'in_app' | 'email'>>;

const Row = ({ one, onChange }: { one: Preference; onChange: (change: Change) => void }) => {
  const { say, language } = useWords();
  const name = language === 'ms' ? one.label_ms : one.label_en;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {one.has_notice && (
          <Checkbox
            aria-label={`${say(notices.inApp)}: ${name}`}
            checked={one.in_app}
            onChange={(event) => onChange({ in_app: event.currentTarget.checked })}
          >
            <span className={css.word}>{say(notices.inApp)}</span>
          </Checkbox>
        )}
      </td>
      <td>
        <span className={css.field}>
          <select
            aria-label={`${say(notices.email)}: ${name}`}
            className={css.select}
            value={one.email}
            onChange={(event) => {
              const email = one.rhythms.find((rhythm) => rhythm === event.currentTarget.value);
              if (email) onChange({ email });
            }}
          >
            {one.rhythms.map((rhythm) => (
              <option key={rhythm} value={rhythm}>
                {say(notices[rhythm])}
              </option>
            ))}
          </select>
          <IconChevronDown aria-hidden />
        </span>
      </td>
    </tr>
  );
};

const Matrix = ({ known }: { known: Preference[] }) => {
  const { say } = useWords();
  const act = useAct();
  const [chosen, setChosen] = useState(known);
  const change = (event: string, next: Change) =>
    setChosen(chosen.map((one) => (one.event === event ? { ...one, ...next } : one)));
  const save = () =>
    act(
      () =>
        client.messaging.savePreferences({
          preferences: chosen.map(({ event, in_app, email }) => ({ event, in_app, email })),
        }),
      { processing: say(notices.saving), done: say(notices.saved) },
    );
  return (
    <>
      <table className={css.matrix}>
        <thead>
          <tr>
            <th scope="col">{say(notices.event)}</th>
            <th scope="col">{say(notices.inApp)}</th>
            <th scope="col">{say(notices.email)}</th>
          </tr>
        </thead>
        <tbody>
          {chosen.map((one) => (
            <Row key={one.event} one={one} onChange={(next) => change(one.event, next)} />
          ))}
        </tbody>
      </table>
      <Button kind="primary" onClick={() => void save()}>
        {say(notices.save)}
      </Button>
    </>
  );
};

/** Which events one hears of, in the portal and by e-mail. */
export const PreferenceForm = () => {
  const { data, error, refetch } = useQuery(calls.messaging.getPreferences.queryOptions());
  if (error) return <LoadFailure error={error} level={3} onRetry={() => void refetch()} />;
  return data ? <Matrix known={data} /> : null;
};
