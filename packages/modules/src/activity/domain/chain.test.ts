import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chainText, type LogEntry } from './chain.ts';

const entry: LogEntry = {
  id: 'e1',
  subjectType: 'article',
  subjectId: 'a1',
  seq: 1,
  event: 'article-was-submitted',
  actorKind: 'person',
  actorId: 'aminah',
  behindId: 'aminah',
  at: '2026-11-20T08:00:00.000Z',
  data: { round: 1, files: ['b', 'a'], to: { siti: true, ali: null } },
};

describe('the text of a log row that is hashed', () => {
  it('is the hash before it and the entry, its keys in order on every level and lists as they are', () =>
    expect(chainText('ab12', entry)).toBe(
      'ab12\n{"actorId":"aminah","actorKind":"person","at":"2026-11-20T08:00:00.000Z","behindId":"aminah",' +
        '"data":{"files":["b","a"],"round":1,"to":{"ali":null,"siti":true}},"event":"article-was-submitted","id":"e1",' +
        '"seq":1,"subjectId":"a1","subjectType":"article"}',
    ));

  it('is the same in whatever order the database gives the keys, inside lists too', () => {
    const data = { list: [{ a: 1, b: 2 }], z: 1 };
    const turned = { z: 1, list: [{ b: 2, a: 1 }] };
    const { data: _data, id, event, ...rest } = entry;
    const reversed: LogEntry = { event, data: turned, ...rest, id };
    expect(chainText('', reversed)).toBe(chainText('', { ...entry, data }));
  });
});

const hashesOf = (entries: readonly LogEntry[]): string[] => {
  const hashes: string[] = [];
  for (const one of entries)
    hashes.push(
      createHash('sha256')
        .update(chainText(hashes.at(-1) ?? '', one))
        .digest('hex'),
    );
  return hashes;
};

describe('a chain', () => {
  const entries = fc
    .array(
      fc.record({ event: fc.string(), actorId: fc.option(fc.string()), data: fc.dictionary(fc.string(), fc.json()) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((some) => some.map((one, at): LogEntry => ({ ...entry, ...one, seq: at + 1 })));

  it('verifies when nothing was changed, and any change breaks it from there on', () =>
    fc.assert(
      fc.property(
        entries,
        fc.nat(),
        fc.constantFrom('id', 'event', 'actorId', 'behindId', 'at'),
        (kept, place, key) => {
          const at = place % kept.length;
          const changed = kept.map((one, index) => (index === at ? { ...one, [key]: `${one[key]}!` } : one));
          const [before, after] = [hashesOf(kept), hashesOf(changed)];
          expect(hashesOf(structuredClone(kept))).toEqual(before);
          expect(after.slice(0, at)).toEqual(before.slice(0, at));
          for (let index = at; index < kept.length; index++) expect(after[index]).not.toBe(before[index]);
        },
      ),
    ));

  it('breaks when a row is taken out, put in another place or given other data', () => {
    const [one, two, three] = [entry, { ...entry, id: 'e2', seq: 2 }, { ...entry, id: 'e3', seq: 3 }];
    const last = (rows: LogEntry[]) => hashesOf(rows).at(-1);
    const whole = last([one, two, three]);
    expect(last([one, three])).not.toBe(whole);
    expect(last([two, one, three])).not.toBe(whole);
    expect(last([one, { ...two, data: { ...two.data, round: 2 } }, three])).not.toBe(whole);
  });
});
