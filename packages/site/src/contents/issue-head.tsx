import type { Language } from '@naskhah/kernel/language';
import type { PublicMasthead } from '@naskhah/modules/publishing';
import { siteWith } from '@naskhah/words/site/site';
import { sayWith } from '@naskhah/words/text';
import type { ReactNode } from 'react';
import { journalName } from '../frame/masthead-view.ts';
import type { IssueHeadView } from '../pages/journal/view-model.ts';
import { siteTheme } from '../theme/site-theme.ts';
import { Cover } from './cover.tsx';
import { JournalCover } from './journal-cover.tsx';

type Props = {
  view: IssueHeadView;
  heading: string;
  journal: PublicMasthead;
  language: Language;
  children?: ReactNode;
};

/** The cover, the name of the issue, what it is about. */
export const IssueHead = ({ view, heading, journal, language, children }: Props): ReactNode => (
  <section className="iss">
    {journal.cover ? (
      <JournalCover journal={journal} />
    ) : (
      <Cover
        name={journalName(journal, language)}
        line={view.name}
        label={sayWith(siteWith.cover, language, { issue: view.name })}
        seed={view.id}
        theme={siteTheme(journal)}
      />
    )}
    <div>
      <h1>{heading}</h1>
      {view.title && <p className="i-t">{view.title}</p>}
      <p>{[view.description, view.line].filter(Boolean).join(' ')}</p>
      {children}
    </div>
  </section>
);
