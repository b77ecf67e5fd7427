import { useForm } from '@mantine/form';
import type { Unsaved } from '@naskhah/ui/form/unsaved';
import { useState } from 'react';
import type { FormName } from './form-names.ts';
import { typedOver } from './typed-over.ts';
import { useKept } from './use-kept.ts';

type Options<Values extends Record<string, unknown>> = NonNullable<Parameters<typeof useForm<Values>>[0]> & {
  initialValues: Values;
};

/** A form whose content is kept: see useKept. Only passwords and codes are typed into another one. */
export const useKeptForm = <Values extends Record<string, unknown>>(
  name: FormName,
  of: string,
  options: Options<Values>,
  ways: Pick<Unsaved, 'save' | 'outlives'> = {},
) => {
  const [found] = useState(options.initialValues);
  const form = useForm<Values>(options);
  const kept = useKept(name, of, {
    ...ways,
    found,
    values: form.values,
    isOpen: () => form.isDirty(),
    bringBack: (before) => form.setValues(typedOver(before.found, before.typed, found)),
    discard: () => form.reset(),
  });
  return { form, ...kept };
};
