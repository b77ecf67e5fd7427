import { inLanguage, languageOf } from '@naskhah/kernel/language';
import { Button, ButtonLink } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { FactList } from '@naskhah/ui/record/fact-list';
import { Marked } from '@naskhah/ui/record/marked';
import { RecordHeader } from '@naskhah/ui/record/record-header';
import { Note } from '@naskhah/ui/state/note';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addresses, loginBefore } from '../../../app/addresses.ts';
import { calls } from '../../../app/calls.ts';
import { client } from '../../../app/client.ts';
import { leave } from '../../../app/enter.ts';
import { isRefusal } from '../../../app/problem.ts';
import { useSession } from '../../../app/session.ts';
import { useDates } from '../../../app/use-dates.ts';
import css from './review.module.css';
import { useIssns } from './use-issns.ts';

/** What a link leads to first: opening it changes nothing, only its button does. */
export const ReviewByLink = ({ token, onOpened }: { token: string; onOpened: (id: string) => void }) => {
  const { say, sayWith, language } = useWords();
  const { long } = useDates();
  const request = useRequest();
  const loggedIn = useSession((state) => Boolean(state.user));
  const [used, setUsed] = useState(false);
  const { data, error } = useQuery(calls.workflow.lookAtReviewLink.queryOptions({ input: { token }, retry: false }));
  const issns = useIssns({ issn: data?.issn ?? null, eissn: data?.eissn ?? null });
  const open = async () => {
    const outcome = await request(
      () =>
        client.workflow.openReviewLink({ token }).catch((error: unknown) => {
          if (isRefusal(error, 'link-used') || isRefusal(error, 'input-refused')) return { id: undefined };
          throw error;
        }),
      { processing: say(reviewing.opening), quiet: true, again: true },
    );
    if (!outcome) return;
    if (outcome.id === undefined) return setUsed(true);
    leave();
    onOpened(outcome.id);
  };
  if (used || isRefusal(error, 'link-used') || isRefusal(error, 'input-refused')) {
    return (
      <EmptyState
        level={1}
        icon={IconLinkOff}
        title={say(reviewing.linkUsed)}
        action={
          <ButtonLink kind="primary" href={loggedIn ? addresses.myReviews : loginBefore(addresses.myReviews)}>
            {say(loggedIn ? reviewing.toMyReviews : reviewing.logIn)}
          </ButtonLink>
        }
      >
        {say(reviewing.linkUsedWhy)}
      </EmptyState>
    );
  }
  const answered = data !== undefined && data.state !== 'invited';
  return (
    <>
      <PageHeader title={say(answered ? reviewing.linkAgain : reviewing.linkTitle)} lead={say(reviewing.linkLead)} />
      <FieldStack>
        {data && (
          <>
            <RecordHeader
              level={2}
              facts={[sayWith(reviewing.editorsOf, { journal: language === 'ms' ? data.journal_ms : data.journal_en })]}
              title={<Marked text={inLanguage(data.article_title, data.language)} />}
              lang={languageOf(data.article_title, data.language)}
            />
            <div className={css.short}>
              <FactList
                facts={[
                  ...issns,
                  ...(data.state === 'invited'
                    ? [{ label: say(reviewing.answerDue), value: long(data.answer_due) }]
                    : []),
                  { label: say(reviewing.reviewDue), value: long(data.review_due) },
                ]}
              />
            </div>
          </>
        )}
        <p>{say(answered ? reviewing.linkGoesOn : reviewing.linkNothingYet)}</p>
        {loggedIn && <Note>{say(reviewing.loggedIn)}</Note>}
        <ButtonRow>
          <Button kind="primary" size="lg" onClick={() => void open()}>
            {say(answered ? reviewing.openReview : reviewing.openInvitation)}
          </Button>
          {loggedIn && (
            <ButtonLink size="lg" href={addresses.myReviews}>
              {say(reviewing.toMyReviews)}
            </ButtonLink>
          )}
        </ButtonRow>
      </FieldStack>
    </>
  );
};
