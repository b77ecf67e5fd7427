import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Marked } from '@naskhah/ui/record/marked';
import { Note } from '@naskhah/ui/state/note';
import { wizard } from '@naskhah/words/submissions/wizard';
import { wizardCheck } from '@naskhah/words/submissions/wizard-check';
import { ownMessage } from '../../app/problem.ts';
import { useList } from '../../app/use-lists.ts';
import type { Clash } from './draft-clash.ts';
import css from './draft-troubles.module.css';
import { useKeeper, useKept } from './use-draft.tsx';

const fieldWords = {
  section_id: wizard.section,
  article_type: wizard.articleType,
  language: wizard.language,
  article_title: wizard.title,
  abstract: wizard.abstract,
  keywords: wizard.keywords,
  checklist: wizard.checklist,
  declarations: wizard.declarations,
  step: wizard.steps,
} as const;

const isDeclaration = (name: string): name is 'funding' => name in wizardCheck;

const useClashName = () => {
  const { say } = useWords();
  const { nameOf } = useList('language');
  return ({ field, tongue }: Clash): string => {
    if (field === 'declarations' && tongue && isDeclaration(tongue)) return say(wizardCheck[tongue]);
    return [say(fieldWords[field]), tongue && nameOf(tongue)].filter(Boolean).join(', ');
  };
};

/** What stands in the way of a save, and what can be done; nothing that was typed is lost by any of it. */
export const DraftTroubles = () => {
  const { say } = useWords();
  const keeper = useKeeper();
  const clashes = useKept((kept) => kept.clashes);
  const lost = useKept((kept) => kept.lost);
  const nameOf = useClashName();
  if (clashes.length > 0) {
    return (
      <div className={css.trouble}>
        <Note tone="warn" role="alert">
          <b>{say(wizard.clashTitle)}</b>
          <p>{say(wizard.clashWhy)}</p>
          <ul className={css.clashes}>
            {clashes.map((clash) => (
              <li key={`${clash.field} ${clash.tongue}`}>
                <b>{nameOf(clash)}</b>
                {clash.field !== 'section_id' && (
                  <span dir="auto" className={css.theirs}>
                    {say(wizard.clashThere)}: <Marked text={clash.theirs || say(wizard.clashEmpty)} />
                  </span>
                )}
              </li>
            ))}
          </ul>
          <ButtonRow>
            <Button onClick={() => void keeper.settle('mine')}>{say(wizard.keepMine)}</Button>
            <Button onClick={() => void keeper.settle('theirs')}>{say(wizard.takeTheirs)}</Button>
          </ButtonRow>
        </Note>
      </div>
    );
  }
  if (lost === undefined) return null;
  return (
    <div className={css.trouble}>
      <Note tone="bad" role="alert">
        <b>{say(wizard.lost)}</b>
        <p>{ownMessage(lost)}</p>
        <Button onClick={() => void keeper.flush()}>{say(wizard.tryAgain)}</Button>
      </Note>
    </div>
  );
};
