import { anonymities, type ReviewFacet, reviewFacets } from '@naskhah/kernel/stage-settings';
import { ChoiceGroup } from '@naskhah/ui/fields/choice-group';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import {
  anonymityHelp,
  anonymityNames,
  facetNames,
  facetValues,
  workflowSettings,
} from '@naskhah/words/journals/workflow-settings';
import type { Text } from '@naskhah/words/text';
import type { RulesValues } from './rules-values.ts';

const facets = Object.keys(reviewFacets) as ReviewFacet[];

/** The four facets of a journal's type of review. */
export const ReviewFields = ({
  values,
  onChange,
}: {
  values: RulesValues;
  onChange: (changed: Partial<RulesValues>) => void;
}) => {
  const { say } = useWords();
  return (
    <>
      <ChoiceGroup
        label={say(workflowSettings.identities)}
        help={say(workflowSettings.reviewWhy)}
        choices={anonymities.map((value) => ({
          value,
          label: `${say(anonymityNames[value])}: ${say(anonymityHelp[value])}`,
        }))}
        chosen={[values.anonymity]}
        onChange={([anonymity]) => anonymity && onChange({ anonymity })}
      />
      {facets.map((facet) => {
        const named = facetValues[facet] as Record<string, Text>;
        return (
          <SelectField
            key={facet}
            label={say(facetNames[facet])}
            choices={Object.entries(named).map(([value, text]) => ({ value, label: say(text) }))}
            value={values[facet]}
            onChange={(value) => value && onChange({ [facet]: value })}
          />
        );
      })}
    </>
  );
};
