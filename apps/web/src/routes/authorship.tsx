import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { FactList } from '@naskhah/ui/record/fact-list';
import { Marked } from '@naskhah/ui/record/marked';
import { Note } from '@naskhah/ui/state/note';
import { session } from '@naskhah/words/identity/session';
import { authorship } from '@naskhah/words/submissions/authorship';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addresses } from '../app/addresses.ts';
import { calls } from '../app/calls.ts';
import { client } from '../app/client.ts';
import { LoadFailure } from '../app/load-failure.tsx';
import { isMissing } from '../app/problem.ts';
import { usePathParam } from '../app/use-path-param.ts';
import { AsideLine } from '../features/identity/aside-line.tsx';
import { PublicPage } from '../features/identity/public-page.tsx';

const said = {
  asked: { title: authorship.title, lead: authorship.lead },
  confirmed: { title: authorship.done, lead: authorship.doneWhy },
  declined: { title: authorship.declinedDone, lead: authorship.declinedDoneWhy },
};

/** A co-author's link: the page changes nothing, its buttons answer. */
export const AuthorshipPage = () => {
  const { say, language } = useWords();
  const token = usePathParam('token');
  const request = useRequest();
  const ask = useConfirm();
  const queries = useQueryClient();
  const options = calls.submissions.readAuthorship.queryOptions({ input: { token } });
  const { data, error, refetch } = useQuery(options);
  const confirm = async () => {
    const confirmed = await request(() => client.submissions.confirmAuthorship({ token }), {
      processing: say(authorship.confirming),
      quiet: true,
      again: true,
    });
    if (confirmed) queries.setQueryData(options.queryKey, confirmed);
  };
  const decline = async () => {
    const answer = await ask({
      title: say(authorship.declineTitle),
      message: say(authorship.declineWhy),
      prompt: { kind: 'text', long: true, optional: true, label: say(authorship.word) },
    });
    if (!answer) return;
    const declined = await request(() => client.submissions.declineAuthorship({ token, note: String(answer.value) }), {
      processing: say(authorship.declining),
      quiet: true,
      again: true,
    });
    if (declined) queries.setQueryData(options.queryKey, declined);
  };
  if (error && isMissing(error))
    return (
      <PublicPage title={say(authorship.linkUsed)} lead={say(authorship.linkUsedWhy)}>
        <AsideLine href={addresses.login}>{say(session.backToLogin)}</AsideLine>
      </PublicPage>
    );
  const { title, lead } = said[data?.state ?? 'asked'];
  return (
    <PublicPage title={say(title)} lead={say(lead)}>
      {error && <LoadFailure error={error} level={2} onRetry={() => void refetch()} />}
      {data && (
        <FieldStack>
          <FactList
            facts={[
              {
                label: say(authorship.article),
                value: (
                  <span lang={data.title_lang} dir="auto">
                    <Marked text={data.article_title} />
                  </span>
                ),
              },
              { label: say(authorship.number), value: data.number },
              {
                label: say(authorship.journal),
                value: language === 'ms' ? data.journal_name_ms : data.journal_name_en,
              },
              { label: say(authorship.asAuthor), value: data.name },
              ...(data.note ? [{ label: say(authorship.yourWord), value: data.note }] : []),
            ]}
          />
          {(data.can.confirm || data.can.decline) && (
            <Note>{say(data.state === 'asked' ? authorship.nothingYet : authorship.thinkAgain)}</Note>
          )}
          <ButtonRow>
            {data.can.confirm && (
              <Button kind={data.state === 'asked' ? 'primary' : 'plain'} size="lg" onClick={() => void confirm()}>
                {say(authorship.confirm)}
              </Button>
            )}
            {data.can.decline && (
              <Button kind={data.state === 'asked' ? 'danger' : 'plain'} size="lg" onClick={() => void decline()}>
                {say(authorship.decline)}
              </Button>
            )}
          </ButtonRow>
        </FieldStack>
      )}
    </PublicPage>
  );
};
