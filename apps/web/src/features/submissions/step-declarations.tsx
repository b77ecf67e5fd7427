import { Button } from '@naskhah/ui/controls/button';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { wizard } from '@naskhah/words/submissions/wizard';
import { noneDeclared, wizardCheck } from '@naskhah/words/submissions/wizard-check';
import { FieldPlace } from '../../wizard/field-place.tsx';
import { declarationsOf } from './declarations.ts';
import css from './step-declarations.module.css';
import { useDraft, useKeeper } from './use-draft.tsx';
import { useFault } from './use-fault.ts';

/** What is declared with the article, as the journal wants it. */
export const StepDeclarations = () => {
  const { say } = useWords();
  const keeper = useKeeper();
  const draft = useDraft();
  const { declarations, language, rules } = draft;
  const fault = useFault('declarations');
  const declare = (name: string, text: string) => keeper.change({ declarations: { ...declarations, [name]: text } });
  return (
    <FieldStack>
      {declarationsOf(draft).map((name) => {
        const wanted = rules.metadata[name];
        const text = declarations[name] ?? '';
        return (
          <FieldPlace key={name} path={`declarations.${name}`}>
            <TextArea
              label={say(wizardCheck[name])}
              help={[say(wizardCheck[`${name}Help`]), wanted === 'asked' && say(wizard.asked)]
                .filter(Boolean)
                .join(' ')}
              required={wanted === 'required'}
              optional={wanted === 'offered' || wanted === 'off'}
              error={fault(`declarations.${name}`)}
              lang={language}
              dir="auto"
              maxLength={5000}
              value={text}
              onChange={(event) => declare(name, event.target.value)}
            />
            {text === '' && (
              <div className={css.none}>
                <Button
                  kind="link"
                  size="sm"
                  aria-label={`${say(wizardCheck[name])}: ${say(wizardCheck.writeNone)}`}
                  onClick={() => declare(name, noneDeclared[name]?.[language === 'ms' ? 'ms' : 'en'] ?? '')}
                >
                  {say(wizardCheck.writeNone)}
                </Button>
              </div>
            )}
          </FieldPlace>
        );
      })}
    </FieldStack>
  );
};
