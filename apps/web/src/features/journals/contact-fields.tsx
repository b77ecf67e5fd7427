import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldPair, FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { registration } from '@naskhah/words/journals/registration';
import { FieldPlace } from '../../wizard/field-place.tsx';
import type { FaultOf } from './registration-parts.ts';
import type { JournalFormApi } from './use-journal-form.ts';

/** Whom authors and the secretariat may ask. */
export const ContactFields = ({ form, fault }: { form: JournalFormApi; fault: FaultOf }) => {
  const { say } = useWords();
  return (['principal_contact', 'support_contact'] as const).map((contact) => {
    const optional = contact === 'support_contact';
    return (
      <Section key={contact} level={3} title={say(optional ? registration.supportContact : journalForm.contact)}>
        <FieldPlace path={contact}>
          <FieldStack>
            <FieldPair>
              <TextField
                label={say(journalForm.contactName)}
                {...(optional ? { optional } : { required: true })}
                maxLength={300}
                {...form.getInputProps(`${contact}.name`)}
                error={fault(`${contact}.name`) ?? fault(contact)}
              />
              <TextField
                label={say(journalForm.contactEmail)}
                {...(optional ? { optional } : { required: true })}
                type="email"
                {...form.getInputProps(`${contact}.email`)}
                error={fault(`${contact}.email`)}
              />
            </FieldPair>
            <TextField
              label={say(registration.phone)}
              optional
              type="tel"
              maxLength={40}
              {...form.getInputProps(`${contact}.phone`)}
            />
          </FieldStack>
        </FieldPlace>
      </Section>
    );
  });
};
