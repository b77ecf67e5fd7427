import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { DecisionBar } from '@naskhah/ui/record/decision-bar';
import { Note } from '@naskhah/ui/state/note';
import { boardWords } from '@naskhah/words/journals/board';
import { disciplineWords } from '@naskhah/words/journals/disciplines';
import { journalPages } from '@naskhah/words/journals/journals';
import { messaging } from '@naskhah/words/tasks/messages';
import { addresses } from '../../app/addresses.ts';
import { AppLink } from '../../app/app-link.tsx';
import { BoardList } from './board-list.tsx';
import { DisciplineList } from './discipline-list.tsx';
import css from './journal-facts.module.css';
import { JournalFacts } from './journal-facts.tsx';
import files from './journal-files.module.css';
import { JournalStatePill } from './journal-state.tsx';
import { JournalTeam } from './journal-team.tsx';
import type { Journal } from './journal-values.ts';
import { MysitasiPage } from './mysitasi-page.tsx';

/** Who decides on registrations goes on to the check. */
const ToCheck = ({ journal }: { journal: Journal }) => {
  const { say } = useWords();
  return (
    <div className={css.decide}>
      <DecisionBar
        label={say(journalPages.decide)}
        state={<JournalStatePill state={journal.state} />}
        actions={<ButtonLink href={addresses.journalCheck(journal.id)}>{say(journalPages.toCheck)}</ButtonLink>}
      >
        {say(journalPages.verdict)}
      </DecisionBar>
    </div>
  );
};

/** What is known of a journal: where its registration stands, its masthead and its people. */
export const JournalRecord = ({ journal }: { journal: Journal }) => {
  const { say } = useWords();
  const waits = journal.state === 'submitted' || journal.state === 'checking';
  return (
    <>
      {journal.state_reason && (
        <Note tone={journal.state === 'rejected' ? 'bad' : 'warn'}>
          <b>{say(journalPages.reason)}</b>
          <p>{journal.state_reason}</p>
        </Note>
      )}
      {journal.can.verify && waits && <ToCheck journal={journal} />}
      <JournalFacts journal={journal} />
      <MysitasiPage journal={journal} />
      <Section level={3} title={say(disciplineWords.title)}>
        <DisciplineList journal={journal.id} edits={journal.can.write.includes('disciplines')} />
      </Section>
      <Section level={3} title={say(boardWords.title)}>
        <BoardList journal={journal.id} />
      </Section>
      <Section level={3} title={say(journalPages.team)}>
        <JournalTeam id={journal.id} />
        {journal.can.messages && (
          <p className={files.messages}>
            <AppLink href={addresses.journalMessages(journal.id)}>{say(messaging.teamTitle)}</AppLink>
          </p>
        )}
      </Section>
    </>
  );
};
