import type { SetupItem } from '@naskhah/kernel/setup-items';
import { Button, ButtonLink } from '@naskhah/ui/controls/button';
import { Icon } from '@naskhah/ui/controls/icon';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { journalSections } from '@naskhah/words/journals/journal-sections';
import { journalPages } from '@naskhah/words/journals/journals';
import { setupGuide, setupItemWords } from '@naskhah/words/journals/setup';
import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { addresses } from '../../../app/addresses.ts';
import type { Answers } from '../../../app/answers.ts';
import { AppLink } from '../../../app/app-link.tsx';
import { client } from '../../../app/client.ts';
import { useAct } from '../../../app/use-act.ts';
import css from './setup-guide.module.css';

type Guide = Answers['setup']['setupGuide'];

/** Where each thing is done. */
const placeOf = (item: SetupItem, journal: string): string => {
  switch (item) {
    case 'editor':
      return addresses.journalSection(journal, 'team_management');
    case 'contact':
    case 'license':
    case 'names':
      return addresses.journalRegistration(journal);
    case 'guidelines':
    case 'sections':
      return addresses.journalSection(journal, 'submission');
  }
};

const shipped = [
  ['workflow_management', setupGuide.workflow],
  ['form_builder', setupGuide.forms],
  ['email_template', setupGuide.mails],
] as const;

const Banner = ({ guide }: { guide: Guide }) => {
  const { say, sayWith } = useWords();
  const act = useAct();
  const confirm = useConfirm();
  const { journal_id, version, items, can } = guide;
  const left = items.filter(({ done }) => !done);
  const minutes = left.reduce((sum, { item }) => sum + setupItemWords[item].minutes, 0);
  const verified = guide.state === 'active' || guide.state === 'verified';
  const turn = (open: boolean) =>
    act(() => client.setup.openForSubmissions({ journal_id, version, open }), {
      processing: say(open ? setupGuide.opening : setupGuide.closing),
      done: say(open ? setupGuide.opened : setupGuide.closed),
    });
  const close = async () => {
    if (await confirm({ title: say(setupGuide.closeTitle), message: say(setupGuide.closeWhy) })) await turn(false);
  };
  const [first] = left;
  const head = () => {
    if (guide.takes_submissions && verified) return [say(setupGuide.takes), say(setupGuide.takesWhy)];
    if (first) return [sayWith(setupGuide.left, { count: left.length }), sayWith(setupGuide.leftWhy, { minutes })];
    return [say(setupGuide.ready), say(verified ? setupGuide.readyWhy : setupGuide.notVerified)];
  };
  const [title, why] = head();
  return (
    <section className={css.banner} aria-label={say(journalPages.setUp)}>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p className={css.why}>{why}</p>
        <div className={css.bar} aria-hidden="true">
          {[...items]
            .sort((one, other) => Number(other.done) - Number(one.done))
            .map(({ item, done }) => (
              <span key={item} className={done ? css.full : undefined} />
            ))}
        </div>
      </div>
      <div className={css.act}>
        {first && !guide.takes_submissions && (
          <ButtonLink kind="primary" href={placeOf(first.item, journal_id)}>
            {sayWith(setupGuide.next, { what: say(setupItemWords[first.item].title).toLocaleLowerCase() })}
          </ButtonLink>
        )}
        {can.open && (
          <Button kind="primary" onClick={() => void turn(true)}>
            {say(setupGuide.open)}
          </Button>
        )}
        {can.close && verified && <Button onClick={() => void close()}>{say(setupGuide.close)}</Button>}
      </div>
    </section>
  );
};

/** What is left before a journal takes submissions, each thing a link to where it is done. */
export const SetupGuide = ({ guide }: { guide: Guide }) => {
  const { say, sayWith } = useWords();
  const { journal_id, items } = guide;
  const left = items.filter(({ done }) => !done);
  const sorted = [...left, ...items.filter(({ done }) => done)];
  return (
    <>
      <Banner guide={guide} />
      <Section
        title={say(setupGuide.needed)}
        detail={sayWith(setupGuide.doneOf, { done: items.length - left.length, of: items.length })}
      >
        <ol className={css.items}>
          {sorted.map(({ item, done }, at) => {
            const { title, left: missing, done: there, minutes } = setupItemWords[item];
            return (
              <li key={item}>
                <span className={done ? css.ticked : css.number} aria-hidden="true">
                  {done ? <Icon of={IconCheck} size="sm" /> : at + 1}
                </span>
                <div className={css.what}>
                  <AppLink href={placeOf(item, journal_id)}>{say(title)}</AppLink>
                  <p>{say(done ? there : missing)}</p>
                </div>
                <span className={done ? css.done : css.minutes}>
                  {done ? say(setupGuide.done) : sayWith(setupGuide.minutes, { count: minutes })}
                </span>
                <Icon of={IconChevronRight} />
              </li>
            );
          })}
        </ol>
      </Section>
      <Section title={say(setupGuide.shipped)} detail={say(setupGuide.shippedWhy)}>
        <ul className={css.items}>
          {shipped.map(([section, words]) => (
            <li key={section} className={css.asShipped}>
              <div className={css.what}>
                <AppLink href={addresses.journalSection(journal_id, section)}>{say(journalSections[section])}</AppLink>
                <p>{say(words)}</p>
              </div>
              <span className={css.minutes}>{say(setupGuide.asShipped)}</span>
              <Icon of={IconChevronRight} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
};
