import { paragraphsOf } from '@naskhah/kernel/inline-marks';
import type { PublicMasthead } from '@naskhah/modules/publishing';
import { site } from '@naskhah/words/site/site';
import { say } from '@naskhah/words/text';
import { page } from '../../document/page.ts';
import { Frame } from '../../frame/frame.tsx';
import { JournalFoot } from '../../frame/journal-foot.tsx';
import { journalName, mastheadView } from '../../frame/masthead-view.ts';
import { aboutPath } from '../../paths.ts';
import type { RenderedPage } from '../../rendered-page.ts';
import type { Surroundings } from '../../surroundings.ts';
import { siteTheme } from '../../theme/site-theme.ts';
import { periodicalJsonLd } from '../journal/json-ld.ts';
import { aboutView, type ContactView, type Fact } from './view-model.ts';

export type AboutInput = { page: 'about'; data: { journal: PublicMasthead } };

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
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );

export const renderAbout = ({ data: { journal } }: AboutInput, at: Surroundings): RenderedPage => {
  const { language } = at;
  const view = aboutView(journal, language);
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
        <Prose id="ethics" heading={say(site.ethics, language)} text={view.ethics} />
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
  const head = { title, description: view.scope.slice(0, 200), path, jsonLd: periodicalJsonLd(journal, at.sites) };
  return page({ body, head, theme: siteTheme(journal) }, at);
};
