import { useWords } from '@naskhah/ui/language/language-provider';
import type { Column } from '@naskhah/ui/list/data-table';
import { RowLines, RowTitle } from '@naskhah/ui/list/row-text';
import { invitationKindWords, invitations } from '@naskhah/words/identity/invitations';
import { Day } from '../../app/day.tsx';
import { InvitationAnswer } from './invitation-answer.tsx';
import { InvitationStateLine } from './invitation-state.tsx';
import type { Invitation } from './use-invitations.ts';

/** Who was invited to what; in one's own list there is no need to say who. */
export const useInvitationColumns = (mine: boolean, hrefOf: (row: Invitation) => string): Column<Invitation>[] => {
  const { say } = useWords();
  const titleOf = ({ article, to }: Invitation) => article?.title || say(to ?? invitations.platform);
  const underOf = ({ article, to, preset, kind }: Invitation) =>
    [say(invitationKindWords[kind]), preset && say(preset), article && to && say(to), article?.number]
      .filter(Boolean)
      .join(' · ');
  return [
    mine
      ? {
          key: 'to',
          head: say(invitations.to),
          place: 'main',
          cell: (row) => (
            <RowTitle
              plain={!row.article}
              href={hrefOf(row)}
              under={underOf(row)}
              {...(row.article?.title && { lang: row.article.title_lang })}
            >
              {titleOf(row)}
            </RowTitle>
          ),
        }
      : {
          key: 'invited',
          head: say(invitations.invited),
          place: 'main',
          cell: (row) => (
            <RowTitle plain href={hrefOf(row)} under={row.email}>
              <span dir="auto">{row.name || row.email}</span>
            </RowTitle>
          ),
        },
    ...(mine
      ? []
      : [
          {
            key: 'to',
            head: say(invitations.to),
            place: 'detail' as const,
            width: 17,
            cell: (row: Invitation) => (
              <RowLines under={underOf(row)}>
                <span lang={row.article?.title ? row.article.title_lang : undefined}>{titleOf(row)}</span>
              </RowLines>
            ),
          },
        ]),
    {
      key: 'state',
      head: say(invitations.state),
      place: 'state',
      width: 9,
      cell: ({ state }) => <InvitationStateLine state={state} />,
    },
    {
      key: 'sent',
      head: say(invitations.sent),
      cardLabel: say(invitations.sent),
      place: 'figure',
      width: 6,
      sort: 'sent',
      cell: ({ sent_at }) => <Day value={sent_at} />,
    },
    {
      key: 'expires',
      head: say(invitations.expires),
      cardLabel: say(invitations.expires),
      place: 'figure',
      width: 7,
      cell: ({ expires_at }) => (expires_at ? <Day value={expires_at} /> : say(invitations.noEnd)),
    },
    ...(mine
      ? [
          {
            key: 'answer',
            head: say(invitations.answer),
            place: 'detail' as const,
            width: 13,
            cell: (row: Invitation) => <InvitationAnswer row={row} name={titleOf(row)} />,
          },
        ]
      : []),
  ];
};
