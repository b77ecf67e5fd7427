import { fourFacets } from '@naskhah/kernel/review-facets';
import { type ReviewFacet, reviewFacets } from '@naskhah/kernel/stage-settings';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { FieldPair, FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { registration } from '@naskhah/words/journals/registration';
import { facetNames, facetValues } from '@naskhah/words/journals/workflow-settings';
import type { Text } from '@naskhah/words/text';
import { useList } from '../../app/use-lists.ts';
import { FieldPlace } from '../../wizard/field-place.tsx';
import type { FaultOf } from './registration-parts.ts';
import { TonguePair } from './tongue-pair.tsx';
import type { JournalFormApi } from './use-journal-form.ts';

const policies = ['peer_review', 'ethics', 'archiving', 'fees'] as const;

type Part = { form: JournalFormApi; fault: FaultOf };

const facets = Object.keys(reviewFacets) as ReviewFacet[];

/** How a journal reviews, facet by facet (ANSI/NISO Z39.106). */
const ReviewFields = ({ form, fault }: Part) => {
  const { say } = useWords();
  const { review_type } = form.values;
  const choose = (facet: keyof typeof fourFacets, term: string | null) =>
    form.setFieldValue('review_type', { ...review_type, [facet]: term ?? undefined });
  const fields = [
    <SelectField
      key="identities"
      label={say(registration.identities)}
      required
      error={fault('review_type')}
      choices={fourFacets.identities.map((value) => ({ value, label: say(registration[value]) }))}
      value={review_type.identities ?? null}
      onChange={(term) => choose('identities', term)}
    />,
    ...facets.map((facet) => (
      <SelectField
        key={facet}
        label={say(facetNames[facet])}
        optional
        clearable
        choices={Object.entries<Text>(facetValues[facet]).map(([value, words]) => ({ value, label: say(words) }))}
        value={review_type[facet] ?? null}
        onChange={(term) => choose(facet, term)}
      />
    )),
  ];
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
export const PolicyFields = ({
  form,
  fault,
  review = true,
  license = true,
}: Part & { review?: boolean; license?: boolean }) => {
  const { say } = useWords();
  const access = useList('access_type', form.values.access_type).choices;
  const licenses = useList('license', form.values.license).choices;
  return (
    <>
      {review && <ReviewFields form={form} fault={fault} />}
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
