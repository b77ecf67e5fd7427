import { Button } from '@naskhah/ui/controls/button';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { FactList } from '@naskhah/ui/record/fact-list';
import { Note } from '@naskhah/ui/state/note';
import { merging } from '@naskhah/words/identity/merging';
import { session } from '@naskhah/words/identity/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addresses } from '../app/addresses.ts';
import { calls } from '../app/calls.ts';
import { client } from '../app/client.ts';
import { LoadFailure } from '../app/load-failure.tsx';
import { isMissing } from '../app/problem.ts';
import { AsideLine } from '../features/identity/aside-line.tsx';
import { PublicPage } from '../features/identity/public-page.tsx';

const told = {
  open: { title: merging.pageTitle, lead: undefined },
  waiting: { title: merging.waitingTitle, lead: merging.waitingWhy },
  done: { title: merging.doneTitle, lead: merging.doneWhy },
} as const;

/** The link about two accounts: the page changes nothing, its button says yes for this address. */
export const MergePage = () => {
  const { say } = useWords();
  const [token] = useState(() => window.location.hash.slice(1));
  const request = useRequest();
  const queries = useQueryClient();
  const options = calls.people.readMerge.queryOptions({ input: { token }, staleTime: Number.POSITIVE_INFINITY });
  const { data, error, refetch } = useQuery(options);
  const confirm = async () => {
    const words = { processing: say(merging.confirming), quiet: true, again: true };
    const answer = await request(() => client.people.confirmMerge({ token }), words);
    if (answer) queries.setQueryData(options.queryKey, answer);
  };
  if (isMissing(error))
    return (
      <PublicPage title={say(merging.endedTitle)} lead={say(merging.endedWhy)}>
        <AsideLine href={addresses.login}>{say(session.backToLogin)}</AsideLine>
      </PublicPage>
    );
  const { title, lead } = told[data?.state ?? 'open'];
  return (
    <PublicPage title={say(title)} lead={lead && say(lead)}>
      {error && <LoadFailure error={error} level={2} onRetry={() => void refetch()} />}
      {data && (
        <FieldStack>
          <FactList
            facts={[
              { label: say(merging.stays), value: data.kept_name },
              { label: say(merging.ends), value: data.other_name },
            ]}
          />
          {data.state === 'open' && (
            <>
              <Note>{say(merging.nothingYet)}</Note>
              <Button kind="primary" size="lg" wide onClick={() => void confirm()}>
                {say(merging.confirm)}
              </Button>
            </>
          )}
          {data.state === 'done' && <AsideLine href={addresses.login}>{say(session.backToLogin)}</AsideLine>}
        </FieldStack>
      )}
    </PublicPage>
  );
};
