import { Button, ButtonLink } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { Note } from '@naskhah/ui/state/note';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { addresses, loginBefore } from '../../../app/addresses.ts';
import { client } from '../../../app/client.ts';
import { leave } from '../../../app/enter.ts';
import { isRefusal } from '../../../app/problem.ts';
import { useSession } from '../../../app/session.ts';

/** What a link leads to first: opening it changes nothing, only its button does. */
export const LinkDoor = ({ token, onOpened }: { token: string; onOpened: (id: string) => void }) => {
  const { say } = useWords();
  const request = useRequest();
  const loggedIn = useSession((state) => Boolean(state.user));
  const [used, setUsed] = useState(false);
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
  if (used) {
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
  return (
    <>
      <PageHeader title={say(reviewing.linkTitle)} lead={say(reviewing.linkLead)} />
      <FieldStack>
        <p>{say(reviewing.linkNothingYet)}</p>
        {loggedIn && <Note>{say(reviewing.loggedIn)}</Note>}
        <ButtonRow>
          <Button kind="primary" size="lg" onClick={() => void open()}>
            {say(reviewing.openInvitation)}
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
