import { boardRoles } from '@naskhah/kernel/board';
import { Button } from '@naskhah/ui/controls/button';
import { IconButton } from '@naskhah/ui/controls/icon-button';
import { Menu, MenuItem } from '@naskhah/ui/controls/menu';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { OrderButtons } from '@naskhah/ui/list/order-buttons';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { StateLine } from '@naskhah/ui/state/state-pill';
import { boardCount, boardWords } from '@naskhah/words/journals/board';
import { IconCircleCheck, IconCircleX, IconDots, IconMail, IconPlus, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { useAct } from '../../app/use-act.ts';
import { useDates } from '../../app/use-dates.ts';
import { useList } from '../../app/use-lists.ts';
import { movedById } from '../../lists/moved.ts';
import css from './board-list.module.css';
import type { BoardMember } from './board-member-form.tsx';

const BoardMemberForm = lazy(async () => ({ default: (await import('./board-member-form.tsx')).BoardMemberForm }));

const looks = {
  agreed: { icon: IconCircleCheck, tone: 'ok' },
  declined: { icon: IconCircleX, tone: 'bad' },
  asked: { icon: IconMail, tone: 'warn' },
  'not-asked': { icon: IconUser, tone: 'none' },
} as const;

/** Whether they agreed, when, and with which word. */
const Consent = ({ member }: { member: BoardMember }) => {
  const { say } = useWords();
  const dates = useDates();
  const { consent, consent_word, asked_at, answered_at } = member;
  const when = answered_at ?? asked_at;
  const under = [when && dates.short(when), consent_word && `“${consent_word}”`].filter(Boolean).join(': ');
  return (
    <div className={css.consent}>
      <StateLine {...looks[consent]}>{say(boardWords[consent])}</StateLine>
      {under && <p className={css.under}>{under}</p>}
    </div>
  );
};

type Acts = { onMove: (by: -1 | 1) => void; onEdit: () => void; onAsk: () => void; onRemove: () => void };

const Member = ({
  member,
  place,
  of,
  edits,
  ...acts
}: Acts & { member: BoardMember; place: number; of: number; edits: boolean }) => {
  const { say } = useWords();
  const dates = useDates();
  const { nameOf } = useList('country');
  const { name, affiliation, country, orcid, term_from, term_to, consent, email } = member;
  const term = [term_from && dates.month(term_from), term_to && dates.month(term_to)].filter(Boolean).join(' – ');
  return (
    <li className={css.member}>
      {edits && <OrderButtons name={name} place={place} of={of} onMove={acts.onMove} />}
      <div className={css.who}>
        <b dir="auto">{name}</b>
        <p className={css.under}>{[affiliation, country && nameOf(country)].filter(Boolean).join(', ')}</p>
      </div>
      <p className={css.facts}>
        {orcid ?? say(boardWords.noOrcid)}
        <br />
        {term || say(boardWords.noTerm)}
      </p>
      <Consent member={member} />
      {edits && (
        <Menu
          label={name}
          side="end"
          target={<IconButton icon={IconDots} label={`${say(boardWords.edit)}: ${name}`} />}
        >
          <MenuItem onClick={acts.onEdit}>{say(boardWords.edit)}</MenuItem>
          {email && consent !== 'agreed' && <MenuItem onClick={acts.onAsk}>{say(boardWords.askAgain)}</MenuItem>}
          <MenuItem onClick={acts.onRemove}>{say(boardWords.remove)}</MenuItem>
        </Menu>
      )}
    </li>
  );
};

/** What can be done to the board of a journal, each with its messages. */
const useBoardActs = (journal: string, members: readonly BoardMember[]) => {
  const { say } = useWords();
  const act = useAct();
  const confirm = useConfirm();
  const saving = { processing: say(boardWords.saving), quiet: true };
  return {
    move: ({ id }: BoardMember, by: -1 | 1) => {
      const order = movedById(members, id, by).map((one) => one.id);
      return act(() => client.masthead.orderEditorialBoard({ journal_id: journal, order }), saving);
    },
    ask: ({ id }: BoardMember) =>
      act(() => client.masthead.askBoardMember({ journal_id: journal, id }), {
        processing: say(boardWords.asking),
        done: say(boardWords.askedNow),
      }),
    remove: async ({ id, version, name }: BoardMember) => {
      if (!(await confirm({ title: say(boardWords.removeTitle), message: name }))) return;
      await act(() => client.masthead.deleteEditorialBoard({ journal_id: journal, id, version }), saving);
    },
  };
};

type Board = Answers['masthead']['getEditorialBoard'];

const People = ({ board, onEdit }: { board: Board; onEdit: (member: BoardMember) => void }) => {
  const { say } = useWords();
  const { members, can } = board;
  const acts = useBoardActs(board.journal_id, members);
  return boardRoles.map((role) => {
    const ofRole = members.filter((one) => one.role === role);
    if (ofRole.length === 0) return null;
    return (
      <section key={role} aria-label={say(boardWords[role])}>
        <h3 className={css.role}>{say(boardWords[role])}</h3>
        <ol>
          {ofRole.map((member) => (
            <Member
              key={member.id}
              member={member}
              place={members.indexOf(member) + 1}
              of={members.length}
              edits={can.edit}
              onMove={(by) => void acts.move(member, by)}
              onEdit={() => onEdit(member)}
              onAsk={() => void acts.ask(member)}
              onRemove={() => void acts.remove(member)}
            />
          ))}
        </ol>
      </section>
    );
  });
};

/** The editorial board in its order, by what people are on it; each with whether they agreed. */
export const BoardList = ({ journal }: { journal: string }) => {
  const { say, sayWith } = useWords();
  const [open, setOpen] = useState<{ member?: BoardMember }>();
  const { data, error, refetch } = useQuery(
    calls.masthead.getEditorialBoard.queryOptions({ input: { journal_id: journal } }),
  );
  if (error) return <LoadFailure error={error} level={3} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { members, can } = data;
  const countries = new Set(members.flatMap(({ country }) => country ?? [])).size;
  return (
    <div data-field="board">
      <div className={css.head}>
        <p className={css.under}>
          {members.length > 0 && `${sayWith(boardCount, { people: members.length, countries })}. `}
          {say(boardWords.lead)}
        </p>
        {can.edit && (
          <Button icon={IconPlus} onClick={() => setOpen({})}>
            {say(boardWords.add)}
          </Button>
        )}
      </div>
      {members.length === 0 && (
        <EmptyState level={3} title={say(boardWords.empty)}>
          {say(boardWords.emptyWhy)}
        </EmptyState>
      )}
      <People board={data} onEdit={(member) => setOpen({ member })} />
      <Suspense fallback={null}>
        {open && <BoardMemberForm journal={journal} {...open} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </div>
  );
};
