import { splitFlags } from '@naskhah/kernel/flags';
import { Button } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { FactList } from '@naskhah/ui/record/fact-list';
import { shell } from '@naskhah/words/shell';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useRequestLog } from '../app/request-log.ts';
import { useSession } from '../app/session.ts';
import { functionsQuery } from '../app/start-up.ts';
import css from './developer-panel.module.css';
import { useAccessHere } from './here.tsx';

const ids = (text: string): string[] => text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];

const bitsOf = (acl: number): string => {
  const set = splitFlags(acl).filter((flag) => flag > 0);
  return `${acl} = ${set.join(' + ') || 0}`;
};

/** The request log, the permission bits and the ids of the records shown, for those who keep the portal running. */
export const DeveloperPanel = () => {
  const { say } = useWords();
  const { user, setDeveloper } = useSession();
  const { requests } = useRequestLog();
  const address = useLocation({ select: ({ href }) => href });
  const { data: capabilities = [] } = useQuery(functionsQuery);
  const acl = useAccessHere();
  return (
    <section aria-label={say(shell.requestLog)} className={css.panel}>
      <div>
        <h2 className={css.title}>{say(shell.requestLog)}</h2>
        {requests.length === 0 && <p>{say(shell.noRequests)}</p>}
        <ol className={css.log}>
          {requests.map(({ id, method, path, status, milliseconds }) => (
            <li key={id} className={status >= 400 ? css.failed : undefined}>
              {method} {path} <b>{status}</b> {milliseconds} ms
            </li>
          ))}
        </ol>
      </div>
      <FactList
        facts={[
          { label: say(shell.roleInUse), value: user?.usr_acl },
          { label: say(shell.aclBits), value: acl === undefined ? '–' : bitsOf(acl) },
          { label: say(shell.capabilities), value: capabilities.join(', ') || '–' },
          { label: say(shell.recordIds), value: [user?.usr_id, ...ids(address)].filter(Boolean).join(', ') },
        ]}
      />
      <Button size="sm" onClick={() => setDeveloper(false)}>
        {say(shell.switchedOff)}
      </Button>
    </section>
  );
};
