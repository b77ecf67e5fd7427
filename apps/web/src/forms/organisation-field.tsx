import type { FieldLook } from '@naskhah/ui/fields/field-frame';
import { SuggestField } from '@naskhah/ui/fields/suggest-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { calls } from '../app/calls.ts';
import { useList } from '../app/use-lists.ts';

export type ChosenOrganisation = { organisation: string; ror: string | null; country: string | null };

type Props = FieldLook & {
  value: string;
  /** Typed: a name, and no longer the organisation that was chosen before. Chosen: with its id and country. */
  onChange: (chosen: Partial<ChosenOrganisation> & { organisation: string; ror: string | null }) => void;
};

/** An institution by its name: as typed, or one that the portal knows. */
export const OrganisationField = ({ value, onChange, ...look }: Props) => {
  const q = useDeferredValue(value.trim());
  const { nameOf } = useList('country');
  const { data = [] } = useQuery(
    calls.codeTables.findOrganisations.queryOptions({
      input: { q },
      enabled: q.length >= 3,
      placeholderData: keepPreviousData,
      staleTime: 300_000,
    }),
  );
  const isWhatIsThere = data.length === 1 && data[0]?.name === value;
  return (
    <SuggestField
      {...look}
      maxLength={300}
      value={value}
      suggestions={(q.length >= 3 && !isWhatIsThere ? data : []).map(({ id, name, city, country }) => ({
        id,
        name,
        under: [city, country && nameOf(country)].filter(Boolean).join(', '),
      }))}
      onChange={(organisation) => {
        if (organisation !== value) onChange({ organisation, ror: null });
      }}
      onChoose={({ id }) => {
        const found = data.find((one) => one.id === id);
        if (found) onChange({ organisation: found.name, ror: found.ror, country: found.country });
      }}
    />
  );
};
