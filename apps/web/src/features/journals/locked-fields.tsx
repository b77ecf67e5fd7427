import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldPair, FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { Note } from '@naskhah/ui/state/note';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { IconLock } from '@tabler/icons-react';
import type { Journal } from './journal-values.ts';

/** What was verified of a journal, to be read: it is changed by an update request. */
export const LockedFields = ({ journal }: { journal: Journal }) => {
  const { say } = useWords();
  const field = (name: 'name_en' | 'name_ms' | 'issn' | 'eissn' | 'publisher') => (
    <TextField label={say(journalForm[name])} readOnly disabled value={journal[name] ?? ''} />
  );
  return (
    <Section level={3} title={say(journalForm.names)}>
      <FieldStack>
        <Note icon={IconLock}>{say(journalForm.locked)}</Note>
        <FieldPair>
          {field('name_ms')}
          {field('name_en')}
        </FieldPair>
        <FieldPair>
          {field('issn')}
          {field('eissn')}
        </FieldPair>
        {field('publisher')}
      </FieldStack>
    </Section>
  );
};
