import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { DecisionBar } from '@naskhah/ui/record/decision-bar';
import { RecordHeader } from '@naskhah/ui/record/record-header';
import { RailSection, RecordLayout } from '@naskhah/ui/record/record-layout';
import { Note } from '@naskhah/ui/state/note';
import { journalPages } from '@naskhah/words/journals/journals';
import { messaging } from '@naskhah/words/tasks/messages';
import { addresses } from '../../app/addresses.ts';
import { AppLink } from '../../app/app-link.tsx';
import { JournalActions } from './journal-actions.tsx';
import { useJournalName } from './journal-columns.tsx';
import css from './journal-facts.module.css';
import { JournalFacts } from './journal-facts.tsx';
import files from './journal-files.module.css';
import { JournalSections } from './journal-sections.tsx';
import { JournalStatePill } from './journal-state.tsx';
import { JournalTeam } from './journal-team.tsx';
import type { Journal } from './journal-values.ts';

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

/** A journal: who it is, where it stands, its masthead and its people. */
export const JournalRecord = ({ journal }: { journal: Journal }) => {
  const { say, language } = useWords();
  const name = useJournalName()(journal);
  const other = language === 'ms' ? journal.name_en : journal.name_ms;
  const waits = journal.state === 'submitted' || journal.state === 'checking';
  return (
    <>
      <RecordHeader
        number={journal.abbreviation}
        facts={[journal.publisher]}
        title={name}
        {...(other && other !== name && { otherTitle: other, otherLang: language === 'ms' ? 'en' : 'ms' })}
        people={<JournalStatePill state={journal.state} />}
        actions={<JournalActions journal={journal} />}
      />
      <JournalSections journal={journal.id} current="masthead" />
      {journal.state_reason && (
        <div className={css.reason}>
          <Note tone={journal.state === 'rejected' ? 'bad' : 'warn'}>
            <b>{say(journalPages.reason)}</b>
            <p>{journal.state_reason}</p>
          </Note>
        </div>
      )}
      {journal.can.verify && waits && <ToCheck journal={journal} />}
      <RecordLayout
        railLabel={say(journalPages.record)}
        rail={
          <RailSection title={say(journalPages.team)}>
            <JournalTeam id={journal.id} />
            {journal.can.messages && (
              <p className={files.messages}>
                <AppLink href={addresses.journalMessages(journal.id)}>{say(messaging.teamTitle)}</AppLink>
              </p>
            )}
          </RailSection>
        }
      >
        <JournalFacts journal={journal} />
      </RecordLayout>
    </>
  );
};
