import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { ErrorState } from '@naskhah/ui/page/empty-state';
import { FactList } from '@naskhah/ui/record/fact-list';
import { Note } from '@naskhah/ui/state/note';
import { authorship } from '@naskhah/words/authorship';
import { session } from '@naskhah/words/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addresses } from '../app/addresses.ts';
import { calls } from '../app/calls.ts';
import { client } from '../app/client.ts';
import { isMissing } from '../app/problem.ts';
import { usePathParam } from '../app/use-path-param.ts';
import { AsideLine } from '../features/identity/aside-line.tsx';
import { PublicPage } from '../features/identity/public-page.tsx';

/** A co-author's link: the page changes nothing, its button confirms. */
export const AuthorshipPage = () => {
  const { say, language } = useWords();
  const token = usePathParam('token');
  const request = useRequest();
  const queries = useQueryClient();
  const options = calls.submissions.readAuthorship.queryOptions({ input: { token } });
  const { data, error, isError, refetch } = useQuery(options);
  const confirm = async () => {
    const confirmed = await request(() => client.submissions.confirmAuthorship({ token }), {
      processing: say(authorship.confirming),
      quiet: true,
      again: true,
    });
    if (confirmed) queries.setQueryData(options.queryKey, confirmed);
  };
  if (isError && isMissing(error))
    return (
      <PublicPage title={say(authorship.linkUsed)} lead={say(authorship.linkUsedWhy)}>
        <AsideLine href={addresses.login}>{say(session.backToLogin)}</AsideLine>
      </PublicPage>
    );
  const title = say(data?.confirmed ? authorship.done : authorship.title);
  return (
    <PublicPage title={title} lead={say(data?.confirmed ? authorship.doneWhy : authorship.lead)}>
      {isError && <ErrorState level={2} onRetry={() => void refetch()} />}
      {data && (
        <FieldStack>
          <FactList
            facts={[
              { label: say(authorship.article), value: data.article_title },
              { label: say(authorship.number), value: data.number },
              {
                label: say(authorship.journal),
                value: language === 'ms' ? data.journal_name_ms : data.journal_name_en,
              },
              { label: say(authorship.asAuthor), value: data.name },
            ]}
          />
          {!data.confirmed && (
            <>
              <Note>{say(authorship.nothingYet)}</Note>
              <ButtonRow>
                <Button kind="primary" size="lg" onClick={() => void confirm()}>
                  {say(authorship.confirm)}
                </Button>
              </ButtonRow>
            </>
          )}
        </FieldStack>
      )}
    </PublicPage>
  );
};
