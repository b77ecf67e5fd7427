import { type ReviewFacet, reviewFacetNames, reviewFacets } from '@naskhah/kernel/review-facets';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { FieldPair, FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { registration } from '@naskhah/words/journals/registration';
import { useList } from '../../app/use-lists.ts';
import { FieldPlace } from '../../wizard/field-place.tsx';
import type { FaultOf } from './registration-parts.ts';
import { TonguePair } from './tongue-pair.tsx';
import type { JournalFormApi } from './use-journal-form.ts';

const policies = ['peer_review', 'ethics', 'archiving', 'fees'] as const;

type Part = { form: JournalFormApi; fault: FaultOf };

/** How a journal reviews, facet by facet (ANSI/NISO Z39.106). */
const ReviewFields = ({ form, fault }: Part) => {
  const { say } = useWords();
  const { review_type } = form.values;
  const nameOf = (term: string) => say(registration[(term === 'none' ? 'noneOf' : term) as 'noneOf']);
  const choose = (facet: ReviewFacet, term: string | null) =>
    form.setFieldValue('review_type', { ...review_type, [facet]: term ?? undefined });
  const fields = reviewFacetNames.map((facet) => (
    <SelectField
      key={facet}
      label={say(registration[facet])}
      {...(facet === 'identities' ? { required: true, error: fault('review_type') } : { optional: true })}
      choices={reviewFacets[facet].map((value) => ({ value, label: nameOf(value) }))}
      clearable
      value={review_type[facet] ?? null}
      onChange={(term) => choose(facet, term)}
    />
  ));
  return (
    <Section level={3} title={say(registration.peerReview)}>
      <FieldPlace path="review_type">
        <FieldStack>
          <FieldPair>{fields.slice(0, 2)}</FieldPair>
          <FieldPair>{fields.slice(2)}</FieldPair>
        </FieldStack>
      </FieldPlace>
    </Section>
  );
};

/** Access, licence, and the policies in both languages. */
export const PolicyFields = ({ form, fault, license = true }: Part & { license?: boolean }) => {
  const { say } = useWords();
  const access = useList('access_type', form.values.access_type).choices;
  const licenses = useList('license', form.values.license).choices;
  return (
    <>
      <ReviewFields form={form} fault={fault} />
      <Section level={3} title={say(registration.access)}>
        <FieldPair>
          <FieldPlace path="access_type">
            <SelectField
              label={say(registration.accessType)}
              required
              error={fault('access_type')}
              choices={access}
              value={form.values.access_type}
              onChange={(value) => form.setFieldValue('access_type', value)}
            />
          </FieldPlace>
          {license && (
            <FieldPlace path="license">
              <SelectField
                label={say(journalForm.license)}
                required
                error={fault('license')}
                choices={licenses}
                value={form.values.license}
                onChange={(value) => form.setFieldValue('license', value)}
              />
            </FieldPlace>
          )}
        </FieldPair>
      </Section>
      <Section level={3} title={say(registration.policies)}>
        <FieldStack>
          {policies.map((policy) => (
            <TonguePair
              key={policy}
              field={policy}
              label={say(registration[policy])}
              required={policy !== 'fees'}
              error={fault(policy)}
              value={form.values[policy]}
              onChange={(texts) => form.setFieldValue(policy, texts)}
            />
          ))}
        </FieldStack>
      </Section>
    </>
  );
};
