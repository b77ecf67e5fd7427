import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { FactList } from '@naskhah/ui/record/fact-list';
import { Note } from '@naskhah/ui/state/note';
import { session } from '@naskhah/words/identity/session';
import { boardConsent, boardWords } from '@naskhah/words/journals/board';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addresses } from '../app/addresses.ts';
import { calls } from '../app/calls.ts';
import { client } from '../app/client.ts';
import { LoadFailure } from '../app/load-failure.tsx';
import { isRefusal } from '../app/problem.ts';
import { useDates } from '../app/use-dates.ts';
import { usePathParam } from '../app/use-path-param.ts';
import { AsideLine } from '../features/identity/aside-line.tsx';
import { PublicPage } from '../features/identity/public-page.tsx';

const said = {
  asked: { title: boardConsent.title, lead: boardConsent.lead },
  agreed: { title: boardConsent.agreed, lead: boardConsent.agreedWhy },
  declined: { title: boardConsent.declined, lead: boardConsent.declinedWhy },
  used: { title: boardConsent.linkUsed, lead: boardConsent.linkUsedWhy },
};

/** The link of who is named on a board: the page changes nothing, its buttons answer, once. */
export const BoardConsentPage = () => {
  const { say, language } = useWords();
  const token = usePathParam('token');
  const request = useRequest();
  const ask = useConfirm();
  const dates = useDates();
  const [state, setState] = useState<'asked' | 'agreed' | 'declined'>('asked');
  const { data, error, refetch } = useQuery(
    calls.masthead.readBoardConsent.queryOptions({
      input: { token },
      enabled: state === 'asked',
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  const answer = async (agree: boolean, word: string) => {
    const answered = await request(() => client.masthead.answerBoardConsent({ token, agree, word }), {
      processing: say(boardConsent.answering),
      quiet: true,
    });
    if (answered) setState(answered.consent);
  };
  const decline = async () => {
    const prompt = { kind: 'text', long: true, optional: true, label: say(boardConsent.word) } as const;
    const reason = await ask({ title: say(boardConsent.declineTitle), message: say(boardConsent.declineWhy), prompt });
    if (reason) await answer(false, String(reason.value));
  };
  const used = error !== null && isRefusal(error, 'link-used');
  const { title, lead } = said[used ? 'used' : state];
  const term = data && [data.term_from, data.term_to].flatMap((day) => (day ? dates.month(day) : [])).join(' – ');
  return (
    <PublicPage title={say(title)} lead={say(lead)}>
      {error && !used && <LoadFailure error={error} level={2} onRetry={() => void refetch()} />}
      {used && <AsideLine href={addresses.login}>{say(session.backToLogin)}</AsideLine>}
      {data && !used && (
        <FieldStack>
          <FactList
            facts={[
              {
                label: say(boardConsent.journal),
                value:
                  language === 'ms'
                    ? data.journal_name_ms || data.journal_name_en
                    : data.journal_name_en || data.journal_name_ms,
              },
              { label: say(boardConsent.publisher), value: data.publisher },
              {
                label: say(boardConsent.asMember),
                value: [data.name, data.affiliation].filter(Boolean).join(', '),
              },
              { label: say(boardWords.role), value: say(boardWords[data.role]) },
              ...(term ? [{ label: say(boardWords.term), value: term }] : []),
            ]}
          />
          {state === 'asked' && (
            <>
              <Note>{say(boardConsent.nothingYet)}</Note>
              <ButtonRow>
                <Button kind="primary" size="lg" onClick={() => void answer(true, '')}>
                  {say(boardConsent.agree)}
                </Button>
                <Button kind="danger" size="lg" onClick={() => void decline()}>
                  {say(boardConsent.decline)}
                </Button>
              </ButtonRow>
            </>
          )}
        </FieldStack>
      )}
    </PublicPage>
  );
};
