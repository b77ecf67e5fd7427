import { searched } from '@naskhah/kernel/searched';
import { Icon } from '@naskhah/ui/controls/icon';
import { Link } from '@naskhah/ui/controls/link';
import { ChoiceGroup } from '@naskhah/ui/fields/choice-group';
import { useWords } from '@naskhah/ui/language/language-provider';
import { registration } from '@naskhah/words/journals/registration';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { addresses } from '../../app/addresses.ts';
import type { Answers } from '../../app/answers.ts';
import css from './registration.module.css';

type Similar = Answers['masthead']['checkRegistration']['similar'];

/** The words of a title, each with where it begins, and whether the other title has it too. */
const partsOf = (name: string, common: readonly string[]) =>
  [...name.matchAll(/\S+|\s+/g)].map(({ 0: text, index }) => ({
    text,
    index,
    shared: common.includes(searched(text)),
  }));

/** A title in which the words are marked that both have. */
const WordsInCommon = ({ name, common }: { name: string; common: readonly string[] }) =>
  partsOf(name, common).map(({ text, index, shared }) => (shared ? <mark key={index}>{text}</mark> : text));

/** The journals whose titles are near the one that is typed, with the words that both have, and the question that follows. */
export const SimilarJournals = ({ similar }: { similar: Similar }) => {
  const { say, sayWith } = useWords();
  const [answer, setAnswer] = useState<'another' | 'manage'>();
  if (similar.length === 0) return null;
  return (
    <section className={css.similar} aria-label={sayWith(registration.similar, { count: similar.length })}>
      <p className={css.warning} role="status">
        <Icon of={IconAlertTriangle} />
        <span>
          <b>{sayWith(registration.similar, { count: similar.length })}</b> {say(registration.lookFirst)}
        </span>
      </p>
      <ul>
        {similar.map(({ id, name, path, publisher, issn, eissn, close, common, of }) => (
          <li key={id} className={css.near}>
            <div className={css.nearName}>
              <p lang="ms" dir="auto">
                <WordsInCommon name={name} common={common} />
              </p>
              <p className={css.under}>
                {[publisher, (eissn ?? issn) && `ISSN ${eissn ?? issn}`].filter(Boolean).join(' · ')}
              </p>
            </div>
            <div className={css.closeness}>
              <b>{say(close === 'very' ? registration.veryClose : registration.ratherClose)}</b>
              <p className={css.under}>{sayWith(registration.wordsOf, { common: common.length, of })}</p>
            </div>
            <Link href={addresses.journalSite(path)} target="_blank" aria-label={`${say(registration.look)}: ${name}`}>
              {say(registration.look)}
            </Link>
          </li>
        ))}
      </ul>
      <div className={css.question}>
        <ChoiceGroup
          label={say(registration.isItOne)}
          choices={(['another', 'manage'] as const).map((value) => ({ value, label: say(registration[value]) }))}
          chosen={answer ? [answer] : []}
          {...(answer === 'manage' && { help: say(registration.manageHow) })}
          onChange={([chosen]) => setAnswer(chosen)}
        />
      </div>
    </section>
  );
};
