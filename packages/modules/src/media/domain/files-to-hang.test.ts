import { describe, expect, it } from 'vitest';
import { filesToHang, type HangingFile, type WantedFile } from './files-to-hang.ts';

const record = { refType: 'journal', refId: 'jek', person: 'ali' };
const cover: WantedFile = { id: 'c', use: 'cover', label: 'Cover' };
const there: HangingFile = { ...cover, refType: 'journal', refId: 'jek', uploadedBy: 'huda', mime: 'image/png' };
const waiting: HangingFile = { ...there, refType: 'person', refId: 'ali', uploadedBy: 'ali' };

describe('the list of a record’s files', () => {
  it.each<[string, HangingFile[], WantedFile[], string[], string[]]>([
    ['brings over what waits on the person’s own account', [waiting], [cover], ['c'], []],
    ['changes nothing of what is there already', [there], [cover], [], []],
    ['gives what is there another label', [there], [{ ...cover, label: 'New' }], ['c'], []],
    ['gives what is there another use', [there], [{ ...cover, use: 'evidence' }], ['c'], []],
    ['takes off what it leaves out', [there], [], [], ['c']],
    ['leaves on the account what it does not name', [waiting], [], [], []],
  ])('%s', (_, found, wanted, hung, taken) => {
    const decided = filesToHang(record, wanted, found);
    if (!decided.ok) throw new Error(decided.refusal);
    expect(decided.value.hang.map(({ id }) => id)).toEqual(hung);
    expect(decided.value.takeOff.map(({ id }) => id)).toEqual(taken);
  });

  it.each<[string, HangingFile[]]>([
    ['that is nowhere', []],
    ['of another record', [{ ...there, refId: 'bjph' }]],
    ['of an article with the same id', [{ ...there, refType: 'article' }]],
    ['that waits on somebody else’s account', [{ ...waiting, refId: 'huda', uploadedBy: 'huda' }]],
    ['that somebody else has put on the account', [{ ...waiting, uploadedBy: 'huda' }]],
    ['that is the face of the person', [{ ...waiting, use: 'photo' }]],
  ])('is refused with a file %s, and says at which', (_, found) =>
    expect(filesToHang(record, [cover], found)).toMatchObject({
      ok: false,
      refusal: 'file-not-found',
      fields: [{ path: 'files.0.id' }],
    }),
  );

  it('is refused with a file whose content is none of its use', () =>
    expect(filesToHang(record, [cover], [{ ...waiting, use: 'policy', mime: 'application/pdf' }])).toMatchObject({
      ok: false,
      refusal: 'wrong-type',
      fields: [{ path: 'files.0.type' }],
    }));
});
