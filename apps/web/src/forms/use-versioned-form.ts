import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRefusal } from '../app/problem.ts';
import { fieldsThatDiffer, typedOver } from './typed-over.ts';

/** What is needed of a form of @mantine/form, whose own type cannot be named under nodenext. */
type Typed<Values> = {
  getValues(): Values;
  setValues(values: Values): void;
  resetDirty(values?: Values): void;
};

type Versioned = { version: number };

/** The newer record, and the fields in which it differs from what was typed. */
export type SavedMeanwhile<Values> = {
  fields: (keyof Values)[];
  /** Goes on with what was typed: the next save replaces the newer record. */
  onKeep: () => void;
  /** Shows the newer record instead. */
  onLoad: () => void;
};

/**
 * A form over a record that others save too. When somebody did, what was typed stays, the fields that were not touched follow
 * the newer record, and `meanwhile` says in what both differ, until one of them is chosen. `record` may be newer at any
 * render; undefined for one that is not there yet. What a form keeps beyond the page belongs here as well.
 */
export const useVersionedForm = <Values extends object, Found extends Versioned, Began extends Found | undefined>(
  form: Typed<NoInfer<Values>>,
  record: Began,
  valuesOf: (record: Found) => Values,
  load: () => Promise<Found>,
) => {
  const known = useRef<Began | Found>(record);
  const sending = useRef(false);
  const [newer, setNewer] = useState<{ record: Found; fields: (keyof Values)[] }>();

  /** Takes a newer record under what was typed; true when nothing that was typed differs from it. */
  const meet = (there: Found): boolean => {
    const typed = form.getValues();
    const values = known.current ? typedOver(valuesOf(known.current), typed, valuesOf(there)) : typed;
    const fields = fieldsThatDiffer(values, valuesOf(there));
    known.current = there;
    form.setValues(values);
    form.resetDirty(valuesOf(there));
    setNewer(fields.length > 0 ? { record: there, fields } : undefined);
    return fields.length === 0;
  };

  const follow = useEffectEvent((there: Began) => {
    if (there && known.current && there.version > known.current.version && !sending.current) meet(there);
  });
  useEffect(() => follow(record), [record]);

  /** Sends what was typed with the version that it began from. Refused as every call is, once the newer record is here. */
  const send = async <Answer extends Found>(
    act: (known: Began | Found, values: Values) => Promise<Answer>,
  ): Promise<Answer> => {
    sending.current = true;
    const sent = async (): Promise<Answer> => {
      const values = form.getValues();
      const answer = await act(known.current, values);
      known.current = answer;
      form.resetDirty(values);
      setNewer(undefined);
      return answer;
    };
    try {
      return await sent();
    } catch (error) {
      if (!isRefusal(error, 'stale-version')) throw error;
      // The same was saved from elsewhere: it is sent once more, for what else the act does.
      if (meet(await load())) return await sent();
      throw error;
    } finally {
      sending.current = false;
    }
  };

  const meanwhile: SavedMeanwhile<Values> | undefined = newer && {
    fields: newer.fields,
    onKeep: () => setNewer(undefined),
    onLoad: () => {
      form.setValues(valuesOf(newer.record));
      form.resetDirty(valuesOf(newer.record));
      setNewer(undefined);
    },
  };
  return { send, meanwhile };
};
