import { describe, expect, it } from 'vitest';
import { fieldsThatDiffer, typedOver } from './typed-over.ts';

const found = { title: 'Hutan', scope: { en: 'Forests', ms: '' }, issn: null as string | null, topics: ['peat'] };

describe('what was typed, when somebody else saved meanwhile', () => {
  it('stays, and the fields that nobody touched here follow the newer record', () =>
    expect(
      typedOver(found, { ...found, title: 'Hutan bakau' }, { ...found, title: 'Rimba', topics: ['tides'] }),
    ).toEqual({ ...found, title: 'Hutan bakau', topics: ['tides'] }));
  it('stays too where a field was emptied', () =>
    expect(typedOver(found, { ...found, topics: [] }, { ...found, topics: ['tides'] }).topics).toEqual([]));
  it('is a field of many languages as a whole', () =>
    expect(
      typedOver(
        found,
        { ...found, scope: { en: 'Swamps', ms: '' } },
        { ...found, scope: { en: 'Forests', ms: 'Hutan' } },
      ).scope,
    ).toEqual({ en: 'Swamps', ms: '' }));
});

describe('two states of a form', () => {
  it('differ in the fields whose content is another', () =>
    expect(
      fieldsThatDiffer(found, { ...found, title: 'Rimba', scope: { en: 'Forests', ms: 'Hutan' }, topics: ['peat'] }),
    ).toEqual(['title', 'scope']));
  it('do not differ where one has nothing and the other an empty text', () =>
    expect(fieldsThatDiffer(found, { ...found, issn: '' })).toEqual([]));
});
