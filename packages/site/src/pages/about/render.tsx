import { paragraphsOf, withoutMarks } from '@naskhah/kernel/inline-marks';
import type { PublicBoardMember, PublicMasthead } from '@naskhah/modules/publishing';
import { site } from '@naskhah/words/site/site';
import { say } from '@naskhah/words/text';
import { page } from '../../document/page.ts';
import { Frame } from '../../frame/frame.tsx';
import { JournalFoot } from '../../frame/journal-foot.tsx';
import { journalName, mastheadView } from '../../frame/masthead-view.ts';
import { aboutPath } from '../../paths.ts';
import type { RenderedPage } from '../../rendered-page.ts';
import type { Surroundings } from '../../surroundings.ts';
import { marked } from '../../text/inline.tsx';
import { siteTheme } from '../../theme/site-theme.ts';
import { periodicalJsonLd } from '../journal/json-ld.ts';
import { aboutView, type BoardGroupView, type ContactView, type Fact } from './view-model.ts';

export type AboutInput = { page: 'about'; data: { journal: PublicMasthead; board: readonly PublicBoardMember[] } };

/** The notice that the licence of the program asks for, where what it made is shown. */
const citationLicence = {
  name: 'Common Public Attribution License 1.0',
  href: 'https://opensource.org/license/cpal-1-0',
};

const Contact = ({ contact }: { contact: ContactView }) => (
  <div>
    <dt>{contact.label}</dt>
    <dd>
      {contact.name}
      <br />
      <a href={`mailto:${contact.email}`}>{contact.email}</a>
      {contact.phone && (
        <>
          <br />
          {contact.phone}
        </>
      )}
    </dd>
  </div>
);

const FactRow = ({ fact }: { fact: Fact }) => (
  <div>
    <dt>{fact.label}</dt>
    <dd>{fact.href ? <a href={fact.href}>{fact.value}</a> : fact.value}</dd>
  </div>
);

const Prose = ({ id, heading, text }: { id: string; heading: string; text: string }) =>
  text && (
    <section className="sec">
      <h2 id={id}>{heading}</h2>
      <div className="read">
        {paragraphsOf(text).map((paragraph) => (
          <p key={paragraph}>{marked(paragraph)}</p>
        ))}
      </div>
    </section>
  );

const Board = ({ heading, groups }: { heading: string; groups: readonly BoardGroupView[] }) => (
  <section className="sec">
    <h2 id="board">{heading}</h2>
    <dl className="facts">
      {groups.map(({ role, members }) => (
        <div key={role}>
          <dt>{role}</dt>
          {members.map(({ id, name, place, orcid }) => (
            <dd key={id}>
              {name}
              {place && `, ${place}`}
              {orcid && (
                <>
                  {' '}
                  <a href={`https://orcid.org/${orcid}`}>ORCID {orcid}</a>
                </>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </section>
);

export const renderAbout = ({ data: { journal, board } }: AboutInput, at: Surroundings): RenderedPage => {
  const { language } = at;
  const view = aboutView(journal, board, language);
  const path = aboutPath(journal.path);
  const body = (
    <Frame
      at={at}
      path={path}
      within={journal.path}
      masthead={mastheadView(journal, at, 'about')}
      foot={<JournalFoot journal={journal} at={at} />}
    >
      <main id="main" className="wrap one">
        <h1 className="p-t">{say(site.aboutJournal, language)}</h1>
        <Prose id="scope" heading={say(site.scope, language)} text={view.scope} />
        <section className="sec">
          <h2>{say(site.facts, language)}</h2>
          <dl className="facts">
            {view.facts.map((fact) => (
              <FactRow key={fact.label} fact={fact} />
            ))}
          </dl>
        </section>
        {view.board.length > 0 && <Board heading={say(site.board, language)} groups={view.board} />}
        {view.policies.map(({ key, heading, text }) => (
          <Prose key={key} id={key} heading={heading} text={text} />
        ))}
        {view.contacts.length > 0 && (
          <section className="sec">
            <h2 id="contact">{say(site.contact, language)}</h2>
            <dl className="facts">
              {view.contacts.map((contact) => (
                <Contact key={contact.label} contact={contact} />
              ))}
            </dl>
          </section>
        )}
        <section className="sec">
          <h2>{say(site.software, language)}</h2>
          <p className="read">
            {say(site.citationsBy, language)} <a href={citationLicence.href}>{citationLicence.name}</a>.
          </p>
        </section>
      </main>
    </Frame>
  );
  const title = `${say(site.aboutJournal, language)} · ${journalName(journal, language)}`;
  const head = {
    title,
    description: withoutMarks(view.scope).slice(0, 200),
    path,
    jsonLd: periodicalJsonLd(journal, at.sites),
  };
  return page({ body, head, theme: siteTheme(journal) }, at);
};
