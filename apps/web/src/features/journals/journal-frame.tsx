import type { JournalPermission } from '@naskhah/kernel/journal-permission';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useWords } from '@naskhah/ui/language/language-provider';
import { SectionMenu } from '@naskhah/ui/page/section-menu';
import { RecordHeader } from '@naskhah/ui/record/record-header';
import { journalSections } from '@naskhah/words/journals/journal-sections';
import { journalPages } from '@naskhah/words/journals/journals';
import type { ReactNode } from 'react';
import { PageTitle } from '../../app/page-title.tsx';
import { NameHere } from '../../shell/here.tsx';
import { JournalActions } from './journal-actions.tsx';
import { useJournalName } from './journal-columns.tsx';
import css from './journal-frame.module.css';
import { JournalLoaded } from './journal-loaded.tsx';
import { JournalStatePill } from './journal-state.tsx';
import type { Journal } from './journal-values.ts';
import { useSections } from './use-sections.ts';

type Section = {
  id: string;
  current: JournalPermission;
  /** What the section is for, in a sentence. */
  lead?: string;
  /** What can be done in the section as a whole. */
  actions?: ReactNode;
  children: (journal: Journal) => ReactNode;
};

/** The journal by name in both languages, and where it stands. */
const Head = ({ journal }: { journal: Journal }) => {
  const { language } = useWords();
  const name = useJournalName()(journal);
  const other = language === 'ms' ? journal.name_en : journal.name_ms;
  return (
    <RecordHeader
      number={journal.abbreviation}
      facts={[journal.publisher]}
      title={name}
      {...(other && other !== name && { otherTitle: other, otherLang: language === 'ms' ? 'en' : 'ms' })}
      people={<JournalStatePill state={journal.state} />}
      actions={<JournalActions journal={journal} />}
    />
  );
};

const Framed = ({ journal, current, lead, actions, children }: Section & { journal: Journal }) => {
  const { say } = useWords();
  const { sections, note } = useSections(journal.id, current);
  const title = say(journalSections[current]);
  return (
    <>
      <PageTitle>{[title, journal.abbreviation].filter(Boolean).join(' · ')}</PageTitle>
      <NameHere name={[journal.abbreviation, title].filter(Boolean).join(' · ')} />
      <Head journal={journal} />
      <SectionMenu label={say(journalPages.sections)} sections={sections} note={note}>
        <header className={css.head}>
          <div className={css.words}>
            <h2 className={css.title}>{title}</h2>
            {lead && <p className={css.lead}>{lead}</p>}
          </div>
          {actions && <ButtonRow>{actions}</ButtonRow>}
        </header>
        {children(journal)}
      </SectionMenu>
    </>
  );
};

/** A section of a journal's settings: the journal above it, the other sections that are the reader's beside it. */
export const JournalFrame = (section: Section) => (
  <JournalLoaded id={section.id}>{(journal) => <Framed {...section} journal={journal} />}</JournalLoaded>
);
