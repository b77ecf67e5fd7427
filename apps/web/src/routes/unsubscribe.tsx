import { Button } from '@naskhah/ui/controls/button';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { session } from '@naskhah/words/identity/session';
import { notices } from '@naskhah/words/messaging/notices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addresses } from '../app/addresses.ts';
import { calls } from '../app/calls.ts';
import { client } from '../app/client.ts';
import { LoadFailure } from '../app/load-failure.tsx';
import { isMissing } from '../app/problem.ts';
import { usePathParam } from '../app/use-path-param.ts';
import { AsideLine } from '../features/identity/aside-line.tsx';
import { PublicPage } from '../features/identity/public-page.tsx';

/** The link below a mail: the page changes nothing, its button stops the mails. */
export const UnsubscribePage = () => {
  const { say, sayWith, language } = useWords();
  const token = usePathParam('token');
  const request = useRequest();
  const queries = useQueryClient();
  const options = calls.messaging.readUnsubscribe.queryOptions({ input: { token } });
  const { data, error, refetch } = useQuery(options);
  const stop = async () => {
    const stopped = await request(() => client.messaging.unsubscribe({ token }), {
      processing: say(notices.stopping),
      quiet: true,
      again: true,
    });
    if (stopped) queries.setQueryData(options.queryKey, stopped);
  };
  const back = <AsideLine href={addresses.login}>{say(session.backToLogin)}</AsideLine>;
  if (error && isMissing(error))
    return (
      <PublicPage title={say(notices.linkWrong)} lead={say(notices.linkWrongWhy)}>
        {back}
      </PublicPage>
    );
  if (error)
    return (
      <PublicPage title={say(notices.stopTitle)} lead="">
        <LoadFailure error={error} level={2} onRetry={() => void refetch()} />
      </PublicPage>
    );
  if (!data)
    return (
      <PublicPage title={say(notices.stopTitle)} lead={say(notices.opening)}>
        {back}
      </PublicPage>
    );
  const name = language === 'ms' ? data.name_ms : data.name_en;
  return data.stopped ? (
    <PublicPage title={say(notices.stoppedTitle)} lead={say(notices.stoppedWhy)}>
      {back}
    </PublicPage>
  ) : (
    <PublicPage title={say(notices.stopTitle)} lead={sayWith(notices.stopWhy, { name })}>
      <Button kind="primary" size="lg" wide onClick={() => void stop()}>
        {say(notices.stop)}
      </Button>
      {back}
    </PublicPage>
  );
};
